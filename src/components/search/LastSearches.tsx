import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { offeredSearches } from '../../domain/search/lastSearches'
import { keptSearches } from '../../state/remembered/keptSearches'
import { useKeptValue } from '../../state/remembered/keptValue'
import type { LastSearchesProps } from './SaidSearches'

// Only who searched before needs the words and names of searches.
const SaidSearches = lazy(async () => ({ default: (await import('./SaidSearches')).SaidSearches }))

/** The visitor's last searches, each with the way back to it; nothing where there are none. */
export function LastSearches(props: LastSearchesProps) {
  const has = useKeptValue(keptSearches, (all) => offeredSearches(all, props).length > 0)
  return (
    has && (
      <Place>
        <Suspense>
          <SaidSearches {...props} />
        </Suspense>
      </Place>
    )
  )
}

/** As high as it will be, so that nothing moves when they come. */
const Place = styled.div`
  min-width: 0;
  min-height: 76px;
  @media print {
    display: none;
  }
`
