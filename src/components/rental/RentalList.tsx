import { lazy, Suspense, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { besideTitle } from '../../domain/format/besideTitle'
import { decimal } from '../../domain/format/number'
import { rentalChips } from '../../domain/rentalSearch/rentalChips'
import { printRental } from '../../domain/rentalSearch/rentalAddress'
import type { PageView } from '../../domain/page/types'
import type { RentalCard } from '../../domain/rental/rentalCard'
import {
  conditionsOf,
  NO_RENTAL_SEARCH,
  patchedRental,
  type RentalSearch,
  stayAsked,
} from '../../domain/rentalSearch/rentalSearch'
import { LIST_TITLE_SIZE } from '../../styles/listTitle'
import { media } from '../../styles/media'
import { useLocale } from '../../i18n/useLocale'
import { type RentalListState } from '../../state/rental/useRentalList'
import { useRentalOptions } from '../../state/rental/useRentalOptions'
import { pointedAt, type Point, type Pointed } from '../../state/pointed'
import { Stack } from '../ui/blocks'
import { MapWaiting } from '../ui/MapWaiting'
import { Notice } from '../ui/Notice'
import { Retry } from '../ui/Retry'
import { CardSkeletons } from '../estate/CardSkeletons'
import { PageHead } from '../page/PageHead'
import { Pane, Split } from '../search/besideMap'
import { ListTools, MapSwitch } from '../search/ListTools'
import { toBegin } from '../search/toBegin'
import { ToFilter, ToMap } from '../search/ToMap'
import { useFirstNew } from '../search/useFirstNew'
import { useWindowAtMap } from '../search/useWindowAtMap'
import { AskWhen } from './AskWhen'
import { NoRentals } from './NoRentals'
import { RentalChips } from './RentalChips'
import { RentalFilterBar } from './RentalFilterBar'
import { RentalMore } from './RentalMore'
import { RentalPhoneBar } from './RentalPhoneBar'
import { RentalResults } from './RentalResults'
import { RentalSortSelect } from './RentalSortSelect'

const RentalMap = lazy(async () => ({ default: (await import('../map/RentalMap')).RentalMap }))

/** Of as many figures as there mostly are. */
const USUAL_COUNT = 24

interface Props {
  of: RentalListState
  siteId: string
  /** Its heading. */
  view: Pick<PageView<RentalCard>, 'title' | 'intro' | 'picture'>
}

/** Holiday units with their filter: what is chosen stands in the address. */
export function RentalList({ of, siteId, view }: Props) {
  const { t } = useTexts('stays')
  const locale = useLocale()
  const [isNear, setNear] = useState(false)
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const { search, list, isLoading, error, coming, showMap } = of
  const active = conditionsOf(search).length
  const values = useRentalOptions(siteId, locale, search, isNear || active > 0)
  const chips = rentalChips(search, values.names, locale)
  const point: Point = (...at) => setPointed(pointedAt(...at))
  const { box, asked } = useFirstNew<HTMLDivElement>(isLoading)
  const [isAsking, setAsking] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const leftAt = useRef<number>(undefined)
  useWindowAtMap(pane, showMap, { isMeant: () => isPressed.current, leftAt: () => leftAt.current })

  const counted = (count: number) =>
    besideTitle(view.title, decimal(count), t('list:list.stays', { count }).replace(/^\d+\s/, ''))

  const pressed = (toggle: () => void) => () => {
    isPressed.current = true
    if (!showMap) leftAt.current = window.scrollY
    toggle()
  }

  /** Another search begins at its beginning. */
  function searchFor(to: RentalSearch) {
    of.searchFor(to)
    toBegin(top.current)
  }

  return (
    <Page>
      <HeadLine>
        <PageHead view={view} count={list ? counted(list.total) : ''} counting={counted(USUAL_COUNT)} />
        <ListTools>
          <MapSwitch isOn={showMap} onToggle={pressed(of.toggleMap)}>
            {t('map.show')}
          </MapSwitch>
          <RentalSortSelect value={search.sort} onChange={(sort) => searchFor({ ...search, sort })} />
        </ListTools>
      </HeadLine>
      <RentalFilterBar
        search={search}
        chips={chips}
        values={values}
        change={(patch) => searchFor(patchedRental(search, patch))}
        onNear={() => setNear(true)}
      />
      <RentalPhoneBar
        of={of}
        siteId={siteId}
        chosen={chips.length}
        isOpen={isAsking}
        setOpen={setAsking}
        onToggleMap={pressed(of.toggleFullMap)}
        found={top}
      />
      <RentalChips
        chips={chips}
        isLoading={isLoading}
        onPick={searchFor}
        onClear={() => searchFor(of.unfiltered)}
      >
        <AskWhen onClick={() => setAsking(true)} />
      </RentalChips>
      <Split ref={top} $map={showMap}>
        {showMap && <ToMap pane={pane} />}
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
              asked={printRental(stayAsked(search) ?? NO_RENTAL_SEARCH)}
            >
              {isLoading && <CardSkeletons count={coming} />}
            </RentalResults>
          )}
          {error !== undefined && (
            <>
              <Notice role="alert">
                {t('liveData:error.load')} {t('stays:filter.kept')}
              </Notice>
              <Retry onRetry={of.retry} />
            </>
          )}
          <RentalMore of={of} onMore={asked} />
        </Stack>
        {showMap && (
          <Pane ref={pane} $above="61px">
            <ToFilter />
            <Suspense fallback={<MapWaiting />}>
              <RentalMap siteId={siteId} search={search} pointed={pointed} onPoint={point} />
            </Suspense>
            <ToFilter isBehind />
          </Pane>
        )}
      </Split>
    </Page>
  )
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  /* The bar at the foot of a phone's window covers nothing. */
  padding-bottom: 72px;
  ${media.desktop} {
    padding-bottom: 0;
  }
`

const HeadLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3) var(--s6);
  && h1 {
    font-size: clamp(1.5rem, 0.8rem + 4vw, ${LIST_TITLE_SIZE});
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`
