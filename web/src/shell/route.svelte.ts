// The lobby, where decks are built, puzzles, and a table with perhaps a seat's secret after #, its replay and its statistics.
// Where the page has no server, all of it stands after #: a static host knows no other address than the page's.

import { server } from './server'

/** Where we are inside the page. */
const here = (): URL =>
  server.alone ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href)

/** A place inside the page as the address bar shows it. */
const address = (path: string): string => (server.alone ? `#${path}` : path)

/** How a game is looked back at. */
export type Past = 'replay' | 'statistics' | 'analysis'

class Route {
  path = $state(here().pathname)
  hash = $state(here().hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
  }

  get table(): string | null {
    const found = /^\/t\/([^/]+)(\/|\/replay|\/statistics|\/analysis)?$/.exec(this.path)?.[1]
    return found ? decodePart(found) : null
  }

  /** The game whose decks are built. */
  get decks(): string | null {
    const found = /^\/decks\/([^/]+)\/?$/.exec(this.path)?.[1]
    return found ? decodePart(found) : null
  }

  /** The puzzles, those of one game, or one of them. */
  get puzzles(): { game: string | null; puzzle: string | null } | null {
    const found = /^\/puzzles(?:\/([^/]+))?(?:\/([^/]+))?\/?$/.exec(this.path)
    if (!found) return null
    const [game, puzzle] = found.slice(1).map((part) => (part ? decodePart(part) : null))
    return { game: game ?? null, puzzle: puzzle ?? null }
  }

  /** A mail's token: whoever has it wants no more mail. */
  get stop(): string | null {
    const found = /^\/stop\/([^/]+)\/?$/.exec(this.path)?.[1]
    return found ? decodePart(found) : null
  }

  get past(): Past | null {
    return (/^\/t\/[^/]+\/(replay|statistics|analysis)$/.exec(this.path)?.[1] as Past | undefined) ?? null
  }

  get token(): string | null {
    return this.hash.length > 1 ? decodePart(this.hash.slice(1)) : null
  }

  get query(): URLSearchParams {
    return here().searchParams
  }

  #read(): void {
    this.path = here().pathname
    this.hash = here().hash
  }

  go(path: string): void {
    history.pushState(null, '', address(path))
    this.#read()
  }

  /** Another screen in place of this one: there is no way back to it. */
  replace(path: string): void {
    this.rename(path)
    this.#read()
  }

  /** The same screen, but its address says something else. */
  rename(path: string): void {
    history.replaceState(null, '', address(path))
  }

  /** The secret has done its work and leaves the address bar. */
  forgetToken(): void {
    this.rename(this.path)
    this.hash = ''
  }
}

/** A part of an address; one that was cut in the middle of a letter stays as it is. */
export function decodePart(part: string): string {
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
