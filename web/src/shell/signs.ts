// A seat's sign, so that colour never is the only mark. Drawn around 0, 0 in a box of about 20.

const star = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 4.4 : 10.5
  const a = (Math.PI * i) / 5
  return `${(r * Math.sin(a)).toFixed(2)},${(-r * Math.cos(a)).toFixed(2)}`
}).join('L')

export const SIGNS: readonly string[] = [
  'M-8,0a8,8 0 1,0 16,0a8,8 0 1,0 -16,0Z',
  'M0,-9.4L9.4,7.2H-9.4Z',
  'M-7.4,-7.4H7.4V7.4H-7.4Z',
  'M0,-9.8L9.8,0L0,9.8L-9.8,0Z',
  'M-3.2,-8.6h6.4v5.4h5.4v6.4h-5.4v5.4h-6.4v-5.4h-5.4v-6.4h5.4Z',
  `M${star}Z`,
]

/** The same signs for places where only text goes. */
export const LETTERS: readonly string[] = ['●', '▲', '■', '◆', '✚', '★']

/** A hexagon with a point up and rounded corners. */
export function hexPath(r: number, round: number): string {
  const corner = (i: number): [number, number] => [r * Math.sin((Math.PI * i) / 3), -r * Math.cos((Math.PI * i) / 3)]
  const part = round / r
  const parts: string[] = []
  for (let i = 0; i < 6; i++) {
    const [x, y] = corner(i)
    const [px, py] = corner(i + 5)
    const [nx, ny] = corner(i + 1)
    const from = `${(x + (px - x) * part).toFixed(2)},${(y + (py - y) * part).toFixed(2)}`
    const to = `${(x + (nx - x) * part).toFixed(2)},${(y + (ny - y) * part).toFixed(2)}`
    parts.push(`${i ? 'L' : 'M'}${from}Q${x.toFixed(2)},${y.toFixed(2)} ${to}`)
  }
  return parts.join('') + 'Z'
}
