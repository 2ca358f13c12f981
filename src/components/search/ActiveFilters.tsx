import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { filterChips } from '../../domain/search/filterChips'
import { tellsPrices } from '../../domain/search/toldPrices'
import { useLocale } from '../../i18n/useLocale'
import { hasFailed } from '../../state/estateList/reducer'
import { useTowns } from '../../state/map/useTowns'
import { useLastVisit } from '../../state/remembered/keptVisits'
import { useFilterNames } from '../../state/search/useFilterNames'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { media } from '../../styles/media'
import { AlertLink } from './AlertLink'
import { ChipButton } from './ChipButton'
import { Chips, Clear } from './chipLine'
import { useFocusOnTaken } from './useFocusOnTaken'

// Only who comes back needs it.
const NewSince = lazy(() => import('./NewSince').then((module) => ({ default: module.NewSince })))

/** What is filtered by, each value with a way to take it off, and the way to hear of more of it. */
export function ActiveFilters() {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const store = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const names = useFilterNames()
  const towns = useTowns(filter.geoRange !== undefined)
  const chips = filterChips(filter, { ...names, towns }, locale, t)
  const { sortType, sortOrder } = filter
  // Where there is nothing, the same way is offered below, at length.
  const isNoneFound = useSearch(({ list }) => !list.isLoading && !hasFailed(list) && list.total === 0)
  const isSettled = useSearch(({ list }) => !list.isLoading)
  const { line, taken } = useFocusOnTaken(isSettled)
  const lastVisit = useLastVisit()
  // Nobody waits for what is sold.
  const isWished = tellsPrices(store.node, filter)
  return (
    <Line ref={line} data-needs-script="">
      {chips.length > 0 && (
        <Chosen>
          <Chips aria-label={t('filter.active')}>
            {chips.map(({ id, label, without }) => (
              <li key={id}>
                <ChipButton
                  label={label}
                  onRemove={(pressed) => {
                    taken(pressed)
                    store.search(without)
                  }}
                />
              </li>
            ))}
          </Chips>
          <Clear
            type="button"
            onClick={(pressed) => {
              taken(pressed)
              store.search({ ...store.unfiltered, sortType, sortOrder })
            }}
          >
            {t('filter.clear')}
          </Clear>
        </Chosen>
      )}
      {!isNoneFound && (
        <Ways>
          <AlertLink />
          {lastVisit && isWished && (
            <Since>
              <Suspense>
                <NewSince day={lastVisit} />
              </Suspense>
            </Since>
          )}
        </Ways>
      )}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s5);
  @media print {
    display: none;
  }
  ${media.small} {
    flex-wrap: nowrap;
    /* As high as the chips, so that nothing moves when they come. */
    min-height: 48px;
  }
`

/** What is said beside the way has the room that it leaves, so that nothing moves when it comes. */
const Ways = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-width: 0;
  max-width: 100%;
  > a {
    flex: none;
  }
  ${media.small} {
    flex: none;
    flex-direction: row-reverse;
    margin-inline-start: auto;
  }
`

const Since = styled.p`
  min-width: 0;
  color: var(--quiet);
  font-size: var(--t14);
  /* Three lines are no higher than the button beside them. */
  max-height: 44px;
  overflow: hidden;
  line-height: 1.04;
  ${media.small} {
    line-height: inherit;
    white-space: nowrap;
  }
`

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  ${media.small} {
    flex-wrap: nowrap;
  }
  min-width: 0;
  max-width: 100%;
  min-height: 48px;
`
