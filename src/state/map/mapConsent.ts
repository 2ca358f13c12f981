import { useSyncExternalStore } from 'react'

const STORAGE_KEY = 'mapConsent'
const listeners = new Set<() => void>()
let granted = ''

function snapshot(): string {
  try {
    return window.localStorage.getItem(STORAGE_KEY) ?? granted
  } catch {
    return granted
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether the visitor agreed to load the map from a host; asked once a host, kept in this browser only. */
export function useMapConsent(host: string) {
  const agreed = useSyncExternalStore(subscribe, snapshot, () => '')
  const agree = () => {
    granted = host
    try {
      window.localStorage.setItem(STORAGE_KEY, host)
    } catch {
      // Then it holds as long as the page is open.
    }
    listeners.forEach((listener) => listener())
  }
  return { hasAgreed: agreed === host, agree }
}
