// Text that has to fit into its box: what is least needed goes first.

const LAST = 4

/**
 * Set `data-fit` of a box to the lowest level, from 0 to 4, at which nothing runs over its edge; styles say what a
 * level leaves out. It is measured when the box changes its size, and anew when `_what` is written in it changes.
 */
export const fit =
  (..._what: unknown[]) =>
  (box: HTMLElement) => {
    const measure = (): void => {
      for (let level = 0; level <= LAST; level++) {
        box.dataset.fit = String(level)
        if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1) return
      }
    }
    const watch = new ResizeObserver(measure)
    watch.observe(box)
    return () => watch.disconnect()
  }
