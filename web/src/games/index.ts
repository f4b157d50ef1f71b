// How games are drawn; each drawing is fetched when somebody sits down to it.

import type { GamePage } from './page'

type Folder = () => Promise<{ default: GamePage }>

const found = import.meta.glob<{ default: GamePage }>('./*/index.ts')

/** A folder is called as its game, but for the hyphens; the plain board draws every game that has none. */
const folderOf = (id: string): Folder => (found[`./${id.replaceAll('-', '_')}/index.ts`] ?? found['./plain/index.ts'])!

export const gamePage = async (id: string): Promise<GamePage> => (await folderOf(id)()).default

/** Fetches the game most probably wanted while the server is still being asked. */
export const warm = (wanted: string): unknown => folderOf(wanted || 'rebirth')()
