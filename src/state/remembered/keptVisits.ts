import { useEffect } from 'react'
import { localDay, readVisits, visitedOn } from '../../domain/lastVisit'
import { keptValue, useKeptValue } from './keptValue'

/** On which days the visitor looked at a list. */
const keptVisits = keptValue('visits', readVisits)

/** Remembers that the visitor looks at a list today. */
export function useVisit(): void {
  useEffect(() => {
    const known = keptVisits.get()
    const now = visitedOn(localDay(new Date()), known)
    if (now !== known) keptVisits.set(now)
  }, [])
}

/** The last day before today on which the visitor was here; undefined where none is known, as on the prebuilt page. */
export const useLastVisit = (): string | undefined => useKeptValue(keptVisits, (visits) => visits?.before)
