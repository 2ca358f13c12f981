/** Who hears of what this browser keeps: a change in this tab, which `tell` says, or in another one. */
export function storageListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    tell: () => listeners.forEach((listener) => listener()),
  }
}
