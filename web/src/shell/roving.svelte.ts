// The keyboard on a table of controls (`.spot`): Tab leads to one of them, arrows lead on to all others.

import { tick } from 'svelte'
import type { Seen } from '../games/page'
import { arrows } from './arrows'
import type { Chooser } from './chooser.svelte'

/** `changes` names what may take controls away. Returns what the table does about keys. */
export function roving(
  board: () => HTMLElement | undefined,
  at: () => Seen,
  chooser: () => Chooser,
  changes: () => unknown,
): (e: KeyboardEvent) => void {
  const controls = () => [...(board()?.querySelectorAll<HTMLElement>('.spot') ?? [])]

  $effect(() => {
    void [at().view, at().question, chooser().focus, changes()]
    const all = controls()
    if (!all.some((el) => el.tabIndex === 0) && all[0])
      chooser().focus = (all.find((el) => el.matches('.can')) ?? all[0]).dataset.move!
  })

  // What was pressed may be gone, and the focus with it: whoever plays by keys goes on at the table.
  $effect(() => {
    void [at().view, at().question]
    if (chooser().keys)
      void tick().then(
        () =>
          document.activeElement === document.body &&
          controls()
            .find((el) => el.tabIndex === 0)
            ?.focus(),
      )
  })

  return (e) => {
    chooser().keys = true
    arrows(e, controls)
  }
}
