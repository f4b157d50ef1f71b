// What somebody has chosen elsewhere for the next table; the lobby takes it over once.

export interface NextTable {
  game: string
  packs: string[]
  options: Record<string, string>
  chosen: Record<string, string> // for the own seat
}

let next: NextTable | null = null

export function wishFor(table: NextTable): void {
  next = table
}

export function takeWish(): NextTable | null {
  const found = next
  next = null
  return found
}
