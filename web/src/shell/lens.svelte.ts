// The part of a map that is shown: fitted into its area, zoomed and dragged by wheel, pointer and fingers.

import { bounds, nearest, R, W, type Point } from './hexes'
import { fit as fitted, type Box, type Fit } from './spot'

const EDGE = 10 // pixels around what is shown close up
const GAP = 4 // pixels between the map and what floats beside it
const TAP = 22 // pixels that a finger may miss by
const READABLE = 30 // pixels of a hex's radius
const SLACK = 7 // pixels that a click may move
const MOST = 10
const STEP = 1.4

export class Lens {
  zoom = $state({ k: 1, x: 0, y: 0 })
  frame = $state.raw<Fit & { width: number; height: number }>({ scale: 1, x: 0, y: 0, width: 1, height: 1 })
  dragged = false // the last press moved the map
  #board: SVGSVGElement | null = null
  #fingers = new Map<number, Point>()

  /** `room`: how far what is drawn at a spot reaches, in parts of a hex. */
  constructor(
    private readonly spots: () => Point[],
    private readonly room: (spot: number) => number = () => 1,
  ) {}

  get view(): string {
    return `${this.frame.x} ${this.frame.y} ${this.frame.width / this.frame.scale} ${this.frame.height / this.frame.scale}`
  }

  get transform(): string {
    return `translate(${this.zoom.x},${this.zoom.y}) scale(${this.zoom.k})`
  }

  /** Pixels of a hex's width. */
  get hex(): number {
    return this.zoom.k * this.frame.scale * W
  }

  /** Where a hex lies, in pixels of the area. */
  place(p: Point): Box {
    const unit = this.zoom.k * this.frame.scale
    const [width, height] = [W * unit, 2 * R * unit]
    const along = (at: number, moved: number, from: number) => (at * this.zoom.k + moved - from) * this.frame.scale
    return {
      x: along(p.x, this.zoom.x, this.frame.x) - width / 2,
      y: along(p.y, this.zoom.y, this.frame.y) - height / 2,
      width,
      height,
    }
  }

  /** Looks through a drawing from now on; it is fitted anew whenever its size changes. */
  attach(board: SVGSVGElement): () => void {
    this.#board = board
    const again = new ResizeObserver(() => this.settle())
    const wheel = (e: WheelEvent) => {
      e.preventDefault()
      this.magnify(Math.exp(-e.deltaY / 400), this.local(e.clientX, e.clientY))
    }
    again.observe(board)
    board.addEventListener('wheel', wheel, { passive: false })
    return () => {
      again.disconnect()
      board.removeEventListener('wheel', wheel)
    }
  }

  /** The map as large as it goes without lying under what floats over it. */
  settle(): void {
    const own = this.#board!.getBoundingClientRect()
    if (!own.width || !own.height) return
    const floats = [...(this.#board!.closest('main')?.querySelectorAll('[data-keep]') ?? [])].map((el): Box => {
      const r = el.getBoundingClientRect()
      return { x: r.x - own.x - GAP, y: r.y - own.y - GAP, width: r.width + 2 * GAP, height: r.height + 2 * GAP }
    })
    const cells = this.spots().map((p, i) => {
      const [w, h] = [W * this.room(i), 2 * R * this.room(i)]
      return { x: p.x - w / 2, y: p.y - h / 2, width: w, height: h }
    })
    this.frame = {
      ...fitted(
        cells,
        own,
        floats.filter((f) => f.width > 2 * GAP),
      ),
      width: own.width,
      height: own.height,
    }
  }

  local(x: number, y: number): Point {
    const p = new DOMPoint(x, y).matrixTransform(this.#board!.getScreenCTM()!.inverse())
    return { x: p.x, y: p.y }
  }

  magnify(by: number, about: Point): void {
    const k = Math.min(MOST, Math.max(1, this.zoom.k * by))
    this.zoom = this.#held({
      k,
      x: about.x - ((about.x - this.zoom.x) * k) / this.zoom.k,
      y: about.y - ((about.y - this.zoom.y) * k) / this.zoom.k,
    })
  }

  /** Never lose the map out of sight. */
  #held(z: { k: number; x: number; y: number }): { k: number; x: number; y: number } {
    const box = bounds(this.spots())
    const clamp = (v: number, from: number, size: number) =>
      Math.min(from * (1 - z.k) + size / 2, Math.max((from + size) * (1 - z.k) - size / 2, v))
    return z.k === 1
      ? { k: 1, x: 0, y: 0 }
      : { k: z.k, x: clamp(z.x, box.x, box.width), y: clamp(z.y, box.y, box.height) }
  }

  get middle(): Point {
    return {
      x: this.frame.x + this.frame.width / this.frame.scale / 2,
      y: this.frame.y + this.frame.height / this.frame.scale / 2,
    }
  }

  zoomIn(): void {
    this.magnify(STEP, this.middle)
  }
  zoomOut(): void {
    this.magnify(1 / STEP, this.middle)
  }
  fit(): void {
    this.zoom = { k: 1, x: 0, y: 0 }
  }

  /** A place near the middle, in a size that can be read; no more of the sea than there must be. */
  closeUp(p: Point, readable = READABLE): void {
    const k = Math.max(this.zoom.k, readable / (R * this.#board!.getScreenCTM()!.a))
    if (k <= 1) return this.fit()
    const box = bounds(this.spots())
    const { x, y, width, height, scale } = this.frame
    const kept = (want: number, from: number, size: number, at: number, shown: number) => {
      const [low, high] = [at + shown - (from + size) * k, at - from * k]
      return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, want))
    }
    this.zoom = {
      k,
      x: kept(this.middle.x - p.x * k, box.x, box.width, x, width / scale),
      y: kept(this.middle.y - p.y * k, box.y, box.height, y, height / scale),
    }
  }

  /** All these places, as large as they may be at once; where that is less than can be read, only what is around one. */
  closeUpAll(places: Point[], around: Point, good: number, least = READABLE): void {
    const box = bounds(places)
    const whole = R * Math.min((this.frame.width - 2 * EDGE) / box.width, (this.frame.height - 2 * EDGE) / box.height)
    this.fit()
    if (whole < least) this.closeUp(around, least)
    else this.closeUp({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, Math.min(good, whole))
  }

  // --- pointers: drag, pinch, and taps that miss

  down(e: PointerEvent): void {
    this.#fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    if (this.#fingers.size === 1) this.dragged = false
  }

  moved(e: PointerEvent): void {
    const was = this.#fingers.get(e.pointerId)
    if (!was) return
    if (!this.dragged && Math.hypot(e.clientX - was.x, e.clientY - was.y) < SLACK) return
    this.dragged = true
    const other = [...this.#fingers].find(([id]) => id !== e.pointerId)?.[1]
    if (other) {
      const before = Math.hypot(was.x - other.x, was.y - other.y)
      const now = Math.hypot(e.clientX - other.x, e.clientY - other.y)
      if (before > 0) this.magnify(now / before, this.local((e.clientX + other.x) / 2, (e.clientY + other.y) / 2))
    } else if (this.zoom.k > 1) {
      const a = this.local(was.x, was.y)
      const b = this.local(e.clientX, e.clientY)
      this.zoom = this.#held({ ...this.zoom, x: this.zoom.x + b.x - a.x, y: this.zoom.y + b.y - a.y })
    }
    this.#fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
  }

  up(e: PointerEvent): void {
    this.#fingers.delete(e.pointerId)
  }

  /** The wanted place nearest to a tap that missed; -1 if none is near enough. */
  near(e: { clientX: number; clientY: number }, wanted: Iterable<number>): number {
    const tap = this.local(e.clientX, e.clientY)
    const at = { x: (tap.x - this.zoom.x) / this.zoom.k, y: (tap.y - this.zoom.y) / this.zoom.k }
    return nearest(this.spots(), wanted, at, TAP / (this.#board!.getScreenCTM()!.a * this.zoom.k))
  }
}
