// The lobby, where decks are built, and a table with perhaps a seat's secret after #, its replay and its statistics.

class Route {
  path = $state(location.pathname)
  hash = $state(location.hash)

  constructor() {
    const read = () => {
      this.path = location.pathname
      this.hash = location.hash
    }
    addEventListener('popstate', read)
    addEventListener('hashchange', read)
  }

  get table(): string | null {
    const found = /^\/t\/([^/]+)(\/|\/replay|\/statistics)?$/.exec(this.path)?.[1]
    return found ? decoded(found) : null
  }

  /** The game whose decks are built. */
  get decks(): string | null {
    const found = /^\/decks\/([^/]+)\/?$/.exec(this.path)?.[1]
    return found ? decoded(found) : null
  }

  get past(): 'replay' | 'statistics' | null {
    return (/^\/t\/[^/]+\/(replay|statistics)$/.exec(this.path)?.[1] as 'replay' | 'statistics' | undefined) ?? null
  }

  get token(): string | null {
    return this.hash.length > 1 ? decoded(this.hash.slice(1)) : null
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.path = location.pathname
    this.hash = location.hash
  }

  /** The secret has done its work and leaves the address bar. */
  forgetToken(): void {
    history.replaceState(null, '', this.path)
    this.hash = ''
  }
}

/** A part of an address; one that was cut in the middle of a letter stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const route = new Route()

/** A link inside the page: no reload, but a new tab where one is asked for. */
export function follow(e: MouseEvent, path: string): void {
  if (e.ctrlKey || e.metaKey || e.shiftKey || e.button) return
  e.preventDefault()
  route.go(path)
}
