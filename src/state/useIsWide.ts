import { useSyncExternalStore } from 'react'
import { isDesktop } from '../styles/media'

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Whether the window is as wide as a desktop's; true while the page is prebuilt. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isDesktop, () => true)
