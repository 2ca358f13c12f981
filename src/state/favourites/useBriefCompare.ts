import { useState } from 'react'
import { tabFlag } from '../tabFlag'

const kept = tabFlag('compareOnlyDifferences')

/** Whether a comparison shows only what differs: for this window, so that who comes back from a listing finds it as it was. */
export function useBriefCompare(): [boolean, (isBrief: boolean) => void] {
  const [isBrief, setBrief] = useState(kept.isSet)
  const change = (next: boolean) => {
    kept.set(next)
    setBrief(next)
  }
  return [isBrief, change]
}
