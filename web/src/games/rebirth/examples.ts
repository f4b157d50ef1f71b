// Which rules are shown as pictures, and how: hexes side by side, the player's own tiles being those of seat 0.

export type Cell =
  | 'farm'
  | 'energy'
  | 'blank'
  | 'town'
  | 'castle'
  | 'cathedral'
  | 'tower'
  | { seat: number; kind: 'farm' | 'energy' | 'town' }

const own = (kind: 'farm' | 'energy' | 'town'): Cell => ({ seat: 0, kind })
const other = (kind: 'farm' | 'energy' | 'town'): Cell => ({ seat: 1, kind })
const yes = (...cells: Cell[]) => ({ cells, yes: true })
const no = (...cells: Cell[]) => ({ cells, yes: false })

export const EXAMPLES: Record<string, { cells: Cell[]; yes: boolean }[]> = {
  'place.farm': [yes('farm'), yes('blank'), no('energy'), no('town')],
  'place.energy': [yes('energy'), yes('blank'), no('farm'), no('town')],
  'place.settlement': [yes('town'), no('farm'), no('energy'), no('blank')],
  'place.empty': [yes('energy'), no(own('energy')), no(other('farm'))],
  'place.never': [no('castle'), no('cathedral'), no('tower')],
  'cluster.no-mixing': [
    yes(own('energy'), own('energy')),
    no(own('energy'), own('farm')),
    no(own('energy'), other('energy')),
  ],
  'castle.first': [yes(own('farm'), 'castle')],
  'castle.majority': [
    yes(own('energy'), own('farm'), 'castle', other('farm')),
    no(own('farm'), 'castle', other('farm')),
  ],
  'castle.tie-plain': [yes(own('farm'), 'castle', other('town')), no(own('town'), 'castle', other('farm'))],
  'cathedral.first': [yes(own('farm'), 'cathedral')],
  'tower.first': [yes(own('farm'), 'tower')],
}
