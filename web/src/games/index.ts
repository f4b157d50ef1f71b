// The games that this page can draw; each is fetched when somebody sits down to it.

import type { GamePage } from './page'

const FOLDERS: Record<string, () => Promise<{ default: GamePage }>> = {
  rebirth: () => import('./rebirth'),
  'katan-duel': () => import('./katan_duel'),
  settlers: () => import('./settlers'),
  scythe: () => import('./scythe'),
}

export async function gamePage(id: string): Promise<GamePage> {
  const folder = FOLDERS[id]
  if (!folder) throw new Error(`no page draws ${id}`)
  return (await folder()).default
}

/** Fetches the game most probably wanted while the server is still being asked. */
export const warm = (wanted: string): unknown => (FOLDERS[wanted] ?? Object.values(FOLDERS)[0]!)()

export const drawable = (id: string): boolean => id in FOLDERS
