// Dragging beside clicking: a card follows the pointer, or the finger that pulls it up out of the hand.

const FAR = 8 // pixels before a press is a drag

export interface Drag {
  lift: () => void
  /** What lies under the pointer; null: nothing any more. */
  over: (what: Element | null) => void
  drop: (what: Element | null) => void
}

/** A picture of the card that nobody can meet but the eye. */
function ghostOf(card: HTMLElement): HTMLElement {
  const box = card.getBoundingClientRect()
  const ghost = card.cloneNode(true) as HTMLElement
  for (const el of [ghost, ...ghost.querySelectorAll('[data-move]')])
    for (const name of ['data-move', 'data-hand', 'id']) el.removeAttribute(name)
  ghost.inert = true
  ghost.classList.add('dragged')
  ghost.style.width = `${box.width}px`
  ghost.style.height = `${box.height}px`
  document.body.append(ghost)
  return ghost
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const stop = (e: Event) => e.stopPropagation()
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }))
}

/** For a card of the hand. */
export function draggable(drag: Drag): (card: HTMLElement) => () => void {
  return (card) => {
    let from: PointerEvent | null = null
    let ghost: HTMLElement | null = null
    let offset = { x: 0, y: 0 }
    const under = (e: PointerEvent) => document.elementFromPoint(e.clientX, e.clientY)

    function down(e: PointerEvent): void {
      const box = card.getBoundingClientRect()
      offset = { x: e.clientX - box.x, y: e.clientY - box.y }
      if (e.isPrimary && e.button === 0) from = e
    }
    function move(e: PointerEvent): void {
      if (from?.pointerId !== e.pointerId) return
      if (!ghost && Math.hypot(e.clientX - from.clientX, e.clientY - from.clientY) > FAR) {
        card.setPointerCapture(e.pointerId)
        ghost = ghostOf(card.querySelector<HTMLElement>('.spot') ?? card)
        drag.lift()
      }
      if (!ghost) return
      ghost.style.transform = `translate(${e.clientX - offset.x}px, ${e.clientY - offset.y}px) rotate(2deg)`
      drag.over(under(e))
    }
    function end(e: PointerEvent): void {
      if (from?.pointerId !== e.pointerId) return
      const dragged = ghost !== null
      ghost?.remove()
      from = ghost = null
      if (!dragged) return
      drag.over(null)
      drag.drop(e.type === 'pointerup' ? under(e) : null)
      swallowClick() // after the drop, which may click what lies there
    }
    const all = { pointerdown: down, pointermove: move, pointerup: end, pointercancel: end } as const
    for (const [name, act] of Object.entries(all)) card.addEventListener(name, act as EventListener)
    return () => {
      ghost?.remove()
      for (const [name, act] of Object.entries(all)) card.removeEventListener(name, act as EventListener)
    }
  }
}
