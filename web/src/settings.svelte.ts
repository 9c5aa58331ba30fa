// What the person at this browser prefers; kept in the browser, never sent to the server.
export type Language = 'en' | 'de'
export type Theme = 'auto' | 'light' | 'dark'

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // some browsers forbid storage; the settings then last as long as the page
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    /* see above */
  }
}

class Settings {
  language = $state<Language>(firstLanguage())
  theme = $state<Theme>(firstTheme())

  speak(language: Language): void {
    this.language = language
    keep('language', language)
  }

  nextTheme(): void {
    const order: Theme[] = ['auto', 'light', 'dark']
    this.theme = order[(order.indexOf(this.theme) + 1) % order.length]!
    keep('theme', this.theme)
  }
}

function firstLanguage(): Language {
  const said = kept('language')
  if (said === 'en' || said === 'de') return said
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en'
}

function firstTheme(): Theme {
  const said = kept('theme')
  return said === 'light' || said === 'dark' ? said : 'auto'
}

export const settings = new Settings()
