// What the person at this browser prefers; kept in the browser, never sent to the server.
export type Language = 'en' | 'de'
export type Theme = 'auto' | 'light' | 'dark'
/** Which moves want a second tap: none, those that cannot be taken back, or every one. */
export type Confirm = 'never' | 'final' | 'every'

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // some browsers forbid storage; the settings then last as long as the page
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    /* see above */
  }
}

class Settings {
  language = $state<Language>(firstLanguage())
  theme = $state<Theme>(firstTheme())
  confirm = $state<Confirm>(firstConfirm())
  sounds = $state(kept('sounds') === 'on')
  notify = $state(kept('notify') === 'on')

  speak(language: Language): void {
    this.language = language
    keep('language', language)
  }

  paint(theme: Theme): void {
    this.theme = theme
    keep('theme', theme)
  }

  nextTheme(): void {
    const order: Theme[] = ['auto', 'light', 'dark']
    this.paint(order[(order.indexOf(this.theme) + 1) % order.length]!)
  }

  confirmWhen(when: Confirm): void {
    this.confirm = when
    keep('confirm', when)
  }

  /** Sounds and notifications are off until somebody wants them. */
  turn(what: 'sounds' | 'notify', on: boolean): void {
    this[what] = on
    keep(what, on ? 'on' : 'off')
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

function firstConfirm(): Confirm {
  const said = kept('confirm')
  return said === 'never' || said === 'every' ? said : 'final'
}

export const settings = new Settings()
