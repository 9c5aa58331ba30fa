// Addresses of the page: "/", "/me", "/rules/GAME" and "/table/ID". The server gives the same document for all of them.

/** The last part of an address like "/table/ID"; null if it is another one, or if nobody can read it. */
function after(folder: string, path: string): string | null {
  const [, first, second, ...rest] = path.replace(/\/$/, '').split('/')
  if (first !== folder || !second || rest.length) return null
  try {
    return decodeURIComponent(second)
  } catch {
    return null
  }
}

class Router {
  url = $state(new URL(location.href))
  /** Whether a page has been turned since the document came; the browser announces only the document. */
  private turned = false

  constructor() {
    addEventListener('popstate', () => {
      this.url = new URL(location.href)
      this.turned = true
    })
  }

  get table(): string | null {
    return after('table', this.url.pathname)
  }

  /** The game whose rules are open. */
  get rules(): string | null {
    return after('rules', this.url.pathname)
  }

  is(path: string): boolean {
    return this.url.pathname.replace(/\/$/, '') === path.replace(/\/$/, '')
  }

  get invite(): string {
    return this.url.searchParams.get('invite') ?? ''
  }

  /** Where to go after signing in: back to the table one came from, and nowhere outside. */
  get next(): string {
    const wish = this.url.searchParams.get('next') ?? ''
    return wish.startsWith('/table/') ? wish : '/'
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.url = new URL(location.href)
    if (replace) return
    this.turned = true
    if (!this.url.hash) scrollTo(0, 0)
  }

  /** For the heading of a page: whoever cannot see that the page has turned hears where they are now. */
  arrive = (heading: HTMLElement): void => {
    heading.tabIndex = -1
    if (this.turned) heading.focus({ preventScroll: true })
  }

  /** For links: lets the browser open new tabs, and turns the page itself otherwise. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
