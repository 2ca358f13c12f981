import { useTexts } from '../../i18n/useTexts'
import { USUAL_PERSONS } from '../../domain/rental/stayTotal'
import { isOneStay, type RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { useLocale } from '../../i18n/useLocale'
import type { BaseTiles } from '../../state/map/useBaseTiles'
import type { Point, Pointed } from '../../state/pointed'
import { useRentalPins } from '../../state/map/useRentalPins'
import { BackToFound } from './BackToFound'
import { FeedWords } from './FeedWords'
import { MapFrame } from './MapFrame'
import { PinBesideCard } from './PinBesideCard'
import { PinLayer } from './PinLayer'
import { RentalPlaceCard } from './RentalPlaceCard'
import { useOpenPlace } from './useOpenPlace'
import { useRentalPinLook } from './useRentalPinLook'
import { ViewKeeper } from './ViewKeeper'
import { Whole } from './Whole.styles'

export interface RentalMapProps {
  siteId: string
  search: RentalSearch
  pointed: Pointed | null
  onPoint: Point
}

interface Props extends RentalMapProps {
  tiles: BaseTiles
  label: string
}

/** The search is of towns and regions, never of a part of the map. */
const NO_PLACE = {}

/** Pins of every holiday unit the search finds, and the card of the one that is open. */
export function RentalMapSheet({ siteId, search, pointed, onPoint, tiles, label }: Props) {
  const { t } = useTexts('stays')
  const feed = useRentalPins(siteId, useLocale(), search)
  const { index } = feed
  const place = useOpenPlace(index, pointed)
  const lookOf = useRentalPinLook(isOneStay(search))
  const persons = search.maxOccupation ?? USUAL_PERSONS

  return (
    <Whole onKeyDown={(event) => event.key === 'Escape' && place.open && place.close()}>
      <p>{t('map.prices', { count: persons })}</p>
      <p role="status">
        {feed.isReady &&
          (index.placed < index.total
            ? t('map.placed', { count: index.total, placed: index.placed })
            : t('map.found', { count: index.total }))}
      </p>
      <MapFrame
        tiles={tiles}
        label={label}
        over={
          <>
            {place.open && (
              <RentalPlaceCard
                siteId={siteId}
                place={place.open}
                isOneStay={isOneStay(search)}
                onClose={place.close}
                takesFocus={place.takesFocus}
              />
            )}
            <FeedWords feed={feed} failure={t('map.failed')} />
          </>
        }
      >
        <ViewKeeper feed={feed} filter={NO_PLACE} />
        <BackToFound feed={feed} words={{ none: t('map.noneHere'), back: t('map.back') }} />
        <PinBesideCard place={place.open} />
        <PinLayer
          label={t('map.pins')}
          clusters={index.clusters}
          lookOf={lookOf}
          nameOfCluster={(count) => t('map.cluster', { count })}
          pointed={place.pointed}
          open={place.open}
          alone={place.alone}
          onOpen={(chosen, button) => {
            place.show(chosen, button)
            onPoint(chosen.pins[0]?.id ?? null, 'map')
          }}
          onAway={place.leave}
          onPoint={(passed) => onPoint(passed?.pins[0]?.id ?? null, 'map')}
        />
      </MapFrame>
    </Whole>
  )
}
