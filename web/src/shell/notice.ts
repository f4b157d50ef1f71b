// "It is your turn" for somebody who looks elsewhere: the title, a short sound, and a notification where allowed.

import { settings } from './settings.svelte'
import { say } from './words.svelte'

const PLAIN = 'Deskovka'
let blinking: ReturnType<typeof setInterval> | null = null

export function notifyTurn(): void {
  if (document.visibilityState === 'visible') return
  // Before the first click a browser plays nothing, and keeps waiting with each sound it was given.
  if (settings.sound && navigator.userActivation?.hasBeenActive !== false) chime()
  if (!blinking) blinking = setInterval(toggle, 1200)
  document.title = say('your-turn-title')
  if ('Notification' in window && Notification.permission === 'granted') void notify()
}

async function notify(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  if (await worker?.pushManager?.getSubscription()) return // the server tells it
  try {
    new Notification(PLAIN, { body: say('your-turn-title'), tag: 'deskovka' })
  } catch {
    // Android's Chrome allows notifications, but not from a page; title and sound have to do.
  }
}

export async function allowNotifications(): Promise<void> {
  if ('Notification' in window && window.isSecureContext) await Notification.requestPermission()
}

function toggle(): void {
  document.title = document.title === PLAIN ? say('your-turn-title') : PLAIN
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return
  if (blinking) clearInterval(blinking)
  blinking = null
  document.title = PLAIN
})

function chime(): void {
  try {
    const audio = new AudioContext()
    for (const [i, pitch] of [523.25, 659.25].entries()) {
      const tone = audio.createOscillator()
      const gain = audio.createGain()
      const at = audio.currentTime + i * 0.16
      tone.frequency.value = pitch
      gain.gain.setValueAtTime(0.0001, at)
      gain.gain.exponentialRampToValueAtTime(0.12, at + 0.02)
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.32)
      tone.connect(gain).connect(audio.destination)
      tone.start(at)
      tone.stop(at + 0.34)
      tone.onended = () => void (i && audio.close()) // a browser has few of them
    }
  } catch {
    // No sound here; the title has to do.
  }
}
