// Addresses of the page: "/" and "/table/ID". The server gives the same document for all of them.
class Router {
  url = $state(new URL(location.href))

  constructor() {
    addEventListener('popstate', () => (this.url = new URL(location.href)))
  }

  get table(): string | null {
    const found = /^\/table\/([^/]+)\/?$/.exec(this.url.pathname)
    return found ? decodeURIComponent(found[1]!) : null
  }

  get invite(): string {
    return this.url.searchParams.get('invite') ?? ''
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.url = new URL(location.href)
    if (!replace) scrollTo(0, 0)
  }

  /** For links: lets the browser open new tabs, and turns the page itself otherwise. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const router = new Router()
