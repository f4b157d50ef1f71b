export interface Layout {
  narrow: boolean
  compact: boolean
  beside: boolean
}

/**
 * How a window is divided. Wide: seats, board, panel. Narrow: the seats in a strip. Compact, for it is upright or small:
 * the panel as a sheet, too, under the board; beside it where the window is low, as on a phone that lies.
 * A board that is wide by itself leaves the seats in a strip as long as it can use their room.
 */
export function layout(width: number, height: number, wide = false): Layout {
  const narrow = width < (wide ? 1680 : 1100)
  const compact = width < 900 || (width < 1100 && height > width)
  return { narrow, compact, beside: compact && width >= 560 && width > height }
}
