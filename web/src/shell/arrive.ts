/** For the heading of a new screen: whoever lost the place in the old one goes on from here. */
export function arrive(heading: HTMLElement): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) heading.focus({ preventScroll: true })
  })
}
