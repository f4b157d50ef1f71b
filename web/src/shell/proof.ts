// The shuffle was promised before the game: SHA-256 of "seed:salt" in decimal.

import type { Proof } from './wire'

/** True or false; null where the browser has no SHA-256 (a page without https). */
export async function holds(proof: Proof, promised: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = new TextEncoder().encode(`${proof.seed}:${proof.salt}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((b) => b.toString(16).padStart(2, '0')).join('') === promised
}
