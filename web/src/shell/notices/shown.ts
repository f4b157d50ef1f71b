// Notices that the system shows: whoever looks at a table needs none of it any more.

export async function forget(path: string): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration()
  for (const one of (await worker?.getNotifications()) ?? []) if (one.data?.path === path) one.close()
}
