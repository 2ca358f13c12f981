import { useState } from 'react'
import type { FilterOptions } from '../../domain/search/filterNames'
import { steadyOptions } from '../../domain/search/steadyOptions'

/** Values to choose from in a panel, with all that stood there since it was opened: what finds nothing meanwhile keeps its place. */
export function useSteadyOptions(now: FilterOptions): FilterOptions {
  const [seen, setSeen] = useState({ last: now, shown: now })
  if (seen.last === now) return seen.shown
  const shown = steadyOptions(seen.shown, now)
  setSeen({ last: now, shown })
  return shown
}
