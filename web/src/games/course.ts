// Everybody's points as they changed, where the log tells of what brings points but not of the points.

export class Course {
  readonly steps: number[][] = []

  constructor(readonly now: number[]) {}

  /** Whoever this is; nobody gets nothing. */
  add(seat: unknown, by: number): void {
    if (typeof seat === 'number' && this.now[seat] !== undefined) this.now[seat] += by
  }

  /** A moment that is drawn. */
  mark(): void {
    this.steps.push([...this.now])
  }
}
