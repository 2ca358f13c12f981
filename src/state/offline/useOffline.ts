import { useEffect, useState, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Moment the document at an address was kept, '' when it is not; ISO 8601. */
async function keptAt(address: string): Promise<string> {
  try {
    const date = (await caches.match(address, { ignoreVary: true }))?.headers.get('date')
    return date ? new Date(date).toISOString() : ''
  } catch {
    return ''
  }
}

/** Undefined with a connection, and while the page is prebuilt; else the moment that this page is of, '' as long as it is not known. */
export function useOffline(): { at: string } | undefined {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const [at, setAt] = useState('')
  useEffect(() => {
    if (!isOnline) void keptAt(window.location.href.replace(/#.*/, '')).then(setAt)
  }, [isOnline])
  return isOnline ? undefined : { at }
}
