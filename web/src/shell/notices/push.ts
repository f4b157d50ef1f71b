// What this browser can do to be told something while the page is closed, and how it subscribes to that.

import type { PushWish } from '../wire'

/** Why this browser cannot be told anything; null: it can. */
export type Obstacle = 'insecure' | 'install' | 'missing' | 'denied' | null

const WORKER = `${import.meta.env.BASE_URL}sw.js`

/** iPhones and iPads (which say that they are Macs) allow it only to pages on the home screen. */
const needsInstalling = () =>
  (/iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)) &&
  !matchMedia('(display-mode: standalone)').matches

export function obstacle(): Obstacle {
  if (!window.isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return needsInstalling() ? 'install' : 'missing'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Is this browser subscribed? */
export async function isSubscribed(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration(WORKER)
  return !!(await worker?.pushManager?.getSubscription())
}

const sameKey = (a: ArrayBuffer | null, b: string) =>
  a !== null &&
  btoa(String.fromCharCode(...new Uint8Array(a)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '') === b

/** Asks the person, and then the maker of the browser; null if the person does not want it. */
export async function subscribe(key: string): Promise<Pick<PushWish, 'endpoint' | 'p256dh' | 'auth'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  let found = await pushManager.getSubscription()
  if (found && !sameKey(found.options.applicationServerKey, key)) {
    await found.unsubscribe() // it was made for another server
    found = null
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = found.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER)
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
}

/** Where the clocks go as here. */
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
