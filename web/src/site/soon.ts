// A table that is set but not dealt: while the engine is on its way, its board can be looked at.

import type { Full, Heard, TableInfo, Wish } from '../shell/wire'

/** What a spectator sees of a new table with nothing special chosen; made when the site was built. */
interface Preview {
  table: TableInfo
  scene: unknown
  full: Full
}

export const SOON = 'soon' // the name of that table
const AT = `/api/tables/${SOON}`

export class Soon {
  wish: Wish | null = null
  #preview: Preview | null = null

  constructor(readonly folder: string) {}

  /** The answer to what is asked of that table, or to the wish for it; null: only the engine knows. */
  async answer(path: string, init: RequestInit): Promise<unknown> {
    if (path === '/api/tables' && init.method === 'POST') return this.#set(JSON.parse(String(init.body)) as Wish)
    if (path === AT) return this.#preview?.table ?? null
    return path === `${AT}/scene` ? (this.#preview?.scene ?? null) : null
  }

  /** What is heard at that table. */
  get heard(): Heard[] {
    return this.#preview ? [this.#preview.full] : []
  }

  async #set(wish: Wish): Promise<{ table: string; seats: [] } | null> {
    const found = (await fetch(`${this.folder}preview-${wish.game}-${wish.lang}.json`).then(
      (reply) => reply.json(),
      () => null,
    )) as Preview | null
    if (!found || !isPlain(wish, found)) return null
    const table = {
      ...found.table,
      seats: found.table.seats.map((s, n) => ({ ...s, name: wish.seats[n]!.name || s.name })),
    }
    this.#preview = { ...found, table, full: { ...found.full, table } }
    this.wish = wish
    return { table: SOON, seats: [] }
  }
}

/** Is this the table that was prepared? Other options or companies may have another board. */
function isPlain(wish: Wish, found: Preview): boolean {
  const chosen = Object.entries(wish.options ?? {})
  const same = chosen.every(([name, value]) => JSON.stringify(found.table.options[name]) === JSON.stringify(value))
  return same && !wish.guide && !wish.packs?.length && wish.seats.length === found.table.seats.length
}
