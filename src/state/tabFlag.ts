/** A yes or a no that this tab remembers; where storage is refused, a no, and whoever asked keeps it as long as it is shown. */
export const tabFlag = (key: string) => ({
  isSet(): boolean {
    try {
      return window.sessionStorage.getItem(key) !== null
    } catch {
      return false
    }
  },
  set(isSet: boolean): void {
    try {
      if (isSet) window.sessionStorage.setItem(key, '1')
      else window.sessionStorage.removeItem(key)
    } catch {
      // It is asked for anew.
    }
  },
})
