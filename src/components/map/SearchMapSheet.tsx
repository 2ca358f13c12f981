import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { sightedIds } from '../../domain/map/sightedIds'
import { edgesOf, isViewArea, isWithin } from '../../domain/map/viewArea'
import { decimal } from '../../domain/format/number'
import type { Area } from '../../domain/search/area'
import { useLocale } from '../../i18n/useLocale'
import type { BaseTiles } from '../../state/map/useBaseTiles'
import { pinQuery, usePinFeed } from '../../state/map/usePinFeed'
import { keptFollows } from '../../state/map/keptView'
import { keepListings, visitedPins } from '../../state/remembered/keptListings'
import { useIsWide } from '../../state/useIsWide'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { Action } from '../ui/blocks'
import { AroundTown } from './AroundTown'
import { BackToFound } from './BackToFound'
import { DrawLayer } from './DrawLayer'
import { FeedWords } from './FeedWords'
import { FootCards } from './FootCards'
import { MapCount, MapNotes } from './MapCount'
import { MapFrame } from './MapFrame'
import { Over } from './MapFrame.styles'
import { PinBesideCard } from './PinBesideCard'
import { PinLayer } from './PinLayer'
import { PlaceCard } from './PlaceCard'
import { SearchedPlaces } from './SearchedPlaces'
import { SearchTools, type Tool } from './SearchTools'
import { useOpenPlace } from './useOpenPlace'
import { usePinLook } from './usePinLook'
import { ViewKeeper } from './ViewKeeper'
import { Lid, Whole } from './Whole.styles'

interface Props {
  siteId: string
  tiles: BaseTiles
  label: string
}

/** More cards than anybody moves through with a thumb. */
const MOST_AT_FOOT = 24

/** Pins of everything the search finds, ways to search in a place, and the card of the pin that is open. */
export function SearchMapSheet({ siteId, tiles, label }: Props) {
  const { t } = useTexts('mapSearch')
  const store = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const pointed = useSearch((state) => state.pointed)
  const [tool, setTool] = useState<Tool>(null)
  const [follows, setFollows] = useState(keptFollows.isSet)
  /** The visitor looks at another part of the map than was searched. */
  const [isElsewhere, setElsewhere] = useState(false)
  const isWide = useIsWide()
  /** Listings of the pins in sight, whose cards stand at the foot of a phone's map. */
  const [sighted, setSighted] = useState<readonly number[]>([])
  /** What is in sight; beside the state, as a map that is moved should not be rendered each time. */
  const view = useRef<Area>(undefined)
  const { node } = store
  const feed = usePinFeed({ siteId, locale: useLocale(), node, filter })
  const { index } = feed
  const query = pinQuery(filter, node, [])
  const place = useOpenPlace(index, pointed)
  const lookOf = usePinLook()
  const isView = filter.area !== undefined && isViewArea(filter.area)
  const area = isView ? undefined : filter.area
  const { geoRange } = filter
  /** The visitor said where: looking around changes nothing of that until it is taken off. */
  const isHeld = Boolean(area ?? geoRange)

  const isHereAsked = isElsewhere && !isHeld && !follows && !tool

  function show({ pins }: MapPlace) {
    keepListings(
      visitedPins,
      pins.map(({ id }) => id),
    )
    store.point(pins[0]?.id ?? null, 'map')
  }

  function search(where: Parameters<typeof store.searchOnMap>[0]) {
    setTool(null)
    // Else it would be open again once a later search finds its place.
    place.leave()
    store.searchOnMap(where)
  }

  /** What is drawn is drawn on the map, not on a card that lies over it. */
  function take(next: Tool) {
    setTool(next)
    if (next === 'draw') place.leave()
  }

  const count = <MapCount feed={feed} isElsewhere={isElsewhere} />
  const notes = <MapNotes feed={feed} siteId={siteId} query={query} />
  const card = place.open && (
    <PlaceCard
      siteId={siteId}
      place={place.open}
      query={query}
      onClose={place.close}
      takesFocus={place.takesFocus}
    />
  )
  const whole = useRef<HTMLDivElement>(null)
  /** The card of a pin in sight stays open. */
  function searchInSight() {
    setTool(null)
    if (place.open && view.current && !isWithin(edgesOf(view.current), place.open)) place.leave()
    store.searchOnMap({ area: view.current })
  }

  /** The keyboard stays on the map: the button that was pressed goes. */
  function searchHere() {
    searchInSight()
    whole.current?.querySelector<HTMLElement>('[role=application]')?.focus({ preventScroll: true })
  }

  return (
    <Whole
      ref={whole}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        if (place.open) place.close()
        else setTool(null)
      }}
    >
      <SearchTools
        tool={tool}
        onTool={take}
        follows={follows && !isHeld}
        isHeld={isHeld}
        onFollow={(next) => {
          setFollows(next)
          keptFollows.set(next)
          if (next && isElsewhere) searchInSight()
        }}
        isNarrowed={Boolean(filter.area ?? geoRange)}
        onHere={isHereAsked ? searchHere : undefined}
        onClear={() => search({ area: [], geoRange: undefined })}
      />
      {isWide && count}
      {isWide && notes}
      {tool === 'around' && (
        <Lid>
          <AroundTown siteId={siteId} onChosen={(circle) => search({ geoRange: circle })} />
        </Lid>
      )}
      <MapFrame
        tiles={tiles}
        label={label}
        over={
          <>
            {isWide && card}
            {isHereAsked && (
              <Over data-here="">
                <Action type="button" onClick={searchHere}>
                  {t('searchHere')}
                </Action>
              </Over>
            )}
            <FeedWords feed={feed} failure={t('failed')} />
          </>
        }
      >
        <ViewKeeper
          feed={feed}
          filter={filter}
          follows={follows}
          onMoved={(seen) => follows && !isHeld && store.follow(seen)}
          onLook={(seen, isOther) => {
            view.current = seen
            setElsewhere(isOther)
            if (!isWide) setSighted(sightedIds(index.all, edgesOf(seen), MOST_AT_FOOT))
          }}
        />
        <SearchedPlaces filter={filter} />
        <BackToFound feed={feed} words={{ none: t('noneHere'), back: t('back') }} />
        <PinBesideCard place={place.open} />
        <PinLayer
          label={t('pins')}
          clusters={index.clusters}
          lookOf={lookOf}
          nameOfCluster={(count) => t('cluster', { count, shown: decimal(count) })}
          pointed={place.pointed}
          open={place.open}
          alone={place.alone}
          onOpen={(chosen, button) => {
            if (tool === 'draw') setTool(null)
            place.show(chosen, button)
            show(chosen)
          }}
          onAway={place.leave}
          onPoint={(passed) => store.point(passed?.pins[0]?.id ?? null, 'map')}
        />
        {tool === 'draw' && <DrawLayer onDrawn={(drawn) => search({ area: drawn })} />}
      </MapFrame>
      {!isWide && (
        <FootCards
          siteId={siteId}
          ids={sighted}
          query={query}
          onPoint={store.point}
          count={count}
          notes={notes}
        >
          {card}
        </FootCards>
      )}
    </Whole>
  )
}
