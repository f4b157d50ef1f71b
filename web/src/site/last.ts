// My tables as they were last seen: until the engine is there, the lobby shows these.

import type { MyTable } from '../shell/wire'

const KEY = 'deskovka.tables'

export class Last {
  /** Another engine may tell more of a table, or less: what was kept of it is not for this page. */
  constructor(readonly engine: string) {}

  get tables(): MyTable[] {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { engine?: string; tables?: MyTable[] }
      return (kept.engine === this.engine && kept.tables) || []
    } catch {
      return []
    }
  }

  keep(tables: MyTable[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ engine: this.engine, tables }))
    } catch {
      // Private windows may forbid it; then tables are seen when the engine is there.
    }
  }
}
