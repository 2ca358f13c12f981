import { useSyncExternalStore } from 'react'
import { storageListeners } from '../storageListeners'

const STORAGE_KEY = 'mapConsent'
const { subscribe, tell } = storageListeners()
let granted = ''

function snapshot(): string {
  try {
    return window.localStorage.getItem(STORAGE_KEY) ?? granted
  } catch {
    return granted
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
    tell()
  }
  return { hasAgreed: agreed === host, agree }
}
