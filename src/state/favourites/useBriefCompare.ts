import { useState } from 'react'

const KEY = 'compareOnlyDifferences'

function isKept(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function keep(isBrief: boolean) {
  try {
    if (isBrief) window.sessionStorage.setItem(KEY, '1')
    else window.sessionStorage.removeItem(KEY)
  } catch {
    // Where storage is refused it holds as long as the table is shown.
  }
}

/** Whether a comparison shows only what differs: for this window, so that who comes back from a listing finds it as it was. */
export function useBriefCompare(): [boolean, (isBrief: boolean) => void] {
  const [isBrief, setBrief] = useState(isKept)
  const change = (next: boolean) => {
    keep(next)
    setBrief(next)
  }
  return [isBrief, change]
}
