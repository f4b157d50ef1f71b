export interface Layout {
  narrow: boolean
  compact: boolean
  beside: boolean
}

/**
 * How a window is divided. Wide: seats, board, panel. Narrow: the seats in a strip. Compact, for it is upright or small:
 * the panel as a sheet, too, under the board; beside it where the window is low, as on a phone that lies.
 */
export function layout(width: number, height: number): Layout {
  const narrow = width < 1100
  const compact = width < 900 || (narrow && height > width)
  return { narrow, compact, beside: compact && width >= 560 && width > height }
}
