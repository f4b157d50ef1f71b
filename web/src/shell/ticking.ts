// The time that passes, for what counts down.

import { createSubscriber } from 'svelte/reactivity'

const OFTEN = 200 // milliseconds; no second is skipped

const follow = createSubscriber((update) => {
  const beat = setInterval(update, OFTEN)
  return () => clearInterval(beat)
})

/** Milliseconds since the page was opened; what depends on it is looked at again and again. */
export function ticking(): number {
  follow()
  return performance.now()
}
