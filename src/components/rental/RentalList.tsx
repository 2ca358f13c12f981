import { type CSSProperties, lazy, Suspense, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { decimal } from '../../domain/format/number'
import { rentalChips } from '../../domain/rentalSearch/rentalChips'
import { printRental } from '../../domain/rentalSearch/rentalAddress'
import { conditionsOf, stayAsked } from '../../domain/rentalSearch/rentalSearch'
import { useLocale } from '../../i18n/useLocale'
import { pagesShown } from '../../state/estateList/loads'
import { type RentalListState } from '../../state/rental/useRentalList'
import { useRentalOptions } from '../../state/rental/useRentalOptions'
import { pointedAt, type Point, type Pointed } from '../../state/pointed'
import { Action, QuietAction, Stack } from '../ui/blocks'
import { MapWaiting } from '../ui/MapWaiting'
import { Notice } from '../ui/Notice'
import { Pager } from '../ui/Pager'
import { CardSkeletons } from '../estate/CardSkeletons'
import { Pane, Split } from '../search/besideMap'
import { useFirstNew } from '../search/useFirstNew'
import { useWindowAtMap } from '../search/useWindowAtMap'
import { NoRentals } from './NoRentals'
import { RentalChips } from './RentalChips'
import { RentalFilterPanel } from './RentalFilterPanel'
import { RentalResults } from './RentalResults'
import { RentalSortSelect } from './RentalSortSelect'

const RentalMap = lazy(async () => ({ default: (await import('../map/RentalMap')).RentalMap }))

/** What stands above the map and its words on a phone: two rows to press. */
const BESIDE_MAP = { '--beside-map': '202px' } as CSSProperties

interface Props {
  of: RentalListState
  siteId: string
}

/** Holiday units with their filter: what is chosen stands in the address. */
export function RentalList({ of, siteId }: Props) {
  const { t } = useTexts('stays')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const { search, list, isLoading, error, coming, hasMore, showMap } = of
  const active = conditionsOf(search).length
  const values = useRentalOptions(siteId, locale, search, isOpen || active > 0)
  const chips = rentalChips(search, values.names, locale)
  const stay = stayAsked(search)
  const point: Point = (...at) => setPointed(pointedAt(...at))
  const { box, asked } = useFirstNew<HTMLDivElement>(isLoading)
  const bar = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  const leftAt = useRef<number>(undefined)
  useWindowAtMap(bar, showMap, { isMeant: () => isPressed.current, leftAt: () => leftAt.current })

  function toggleMap() {
    isPressed.current = true
    if (!showMap) leftAt.current = window.scrollY
    of.toggleMap()
  }

  /** On a phone what was found stands far above the end of the filter. */
  function showFound() {
    setOpen(false)
    opener.current?.focus({ preventScroll: true })
    bar.current?.scrollIntoView()
  }

  return (
    <Stack $gap="var(--s5)">
      <Bar ref={bar} data-needs-script="">
        <Buttons>
          <QuietAction
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-controls="rental-filter"
            onClick={() => setOpen(!isOpen)}
          >
            {active ? t('stays:filter.count', { count: active }) : t('stays:filter')}
          </QuietAction>
          <QuietAction type="button" aria-pressed={showMap} onClick={toggleMap}>
            {t('stays:map.show')}
          </QuietAction>
        </Buttons>
        <RentalSortSelect value={search.sort} onChange={(sort) => of.searchFor({ ...search, sort })} />
      </Bar>
      <div id="rental-filter" hidden={!isOpen}>
        {isOpen && (
          <Stack $gap="var(--s4)">
            <RentalFilterPanel search={search} chips={chips} values={values} onChange={of.searchFor} />
            <Foot>
              <Action type="button" onClick={showFound}>
                {t('stays:filter.done', { count: list?.total ?? 0, total: decimal(list?.total ?? 0) })}
              </Action>
            </Foot>
          </Stack>
        )}
      </div>
      {chips.length > 0 && (
        <RentalChips chips={chips} onPick={of.searchFor} onClear={() => of.searchFor(of.unfiltered)} />
      )}
      <Split $map={showMap}>
        <Stack ref={box} $gap="var(--s5)" style={{ alignContent: 'start' }}>
          {list && list.total === 0 && !isLoading ? (
            <NoRentals of={of} chips={chips} siteId={siteId} />
          ) : (
            <RentalResults
              cards={list?.cards ?? []}
              beside={showMap}
              pointed={pointed}
              onPoint={point}
              siteId={siteId}
              search={search}
              asked={stay ? printRental(stay) : ''}
            >
              {isLoading && <CardSkeletons count={coming} />}
            </RentalResults>
          )}
          {error !== undefined && (
            <>
              <Notice role="alert">
                {t('liveData:error.load')} {t('stays:filter.kept')}
              </Notice>
              <Action type="button" onClick={of.retry} style={{ justifySelf: 'start' }}>
                {t('liveData:error.retry')}
              </Action>
            </>
          )}
          {list && list.total > 0 && (
            <End>
              <p role="status">
                {isLoading
                  ? t('list:list.loadingMore')
                  : t('list:list.shown', { shown: list.cards.length, total: list.total })}
              </p>
              {hasMore && !error && (
                <QuietAction
                  type="button"
                  data-needs-script=""
                  aria-disabled={isLoading}
                  onClick={(event) => {
                    if (isLoading) return
                    asked(event)
                    of.more()
                  }}
                >
                  {t('list:list.loadMore')}
                </QuietAction>
              )}
              {active === 0 && (
                <Pager
                  list={of.path}
                  locale={locale}
                  leaf={1}
                  leaves={pagesShown(list.total)}
                  withoutScript
                />
              )}
            </End>
          )}
        </Stack>
        {showMap && (
          <Pane $above="var(--s4)" style={BESIDE_MAP}>
            <Suspense fallback={<MapWaiting />}>
              <RentalMap siteId={siteId} search={search} pointed={pointed} onPoint={point} />
            </Suspense>
          </Pane>
        )}
      </Split>
    </Stack>
  )
}

const Bar = styled.div`
  scroll-margin-top: var(--s3);
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s3);
`

const Buttons = styled.div`
  display: flex;
  gap: var(--s3);
  [aria-pressed='true'] {
    border-color: var(--brick);
    color: var(--brick);
  }
`

/** At the foot of the window as long as the filter reaches below it: what a choice finds is seen at once. */
const Foot = styled.div`
  position: sticky;
  z-index: 2;
  bottom: 0;
  padding-block: var(--s3) calc(var(--s3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);
  font-variant-numeric: tabular-nums;
`

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  padding-top: var(--s5);
  > p {
    color: var(--quiet);
    font-size: var(--t14);
    font-variant-numeric: tabular-nums;
  }
`
