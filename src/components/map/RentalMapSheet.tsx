import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { USUAL_PERSONS } from '../../domain/rental/stayTotal'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { useLocale } from '../../i18n/useLocale'
import type { BaseTiles } from '../../state/map/useBaseTiles'
import type { Point, Pointed } from '../../state/pointed'
import { useRentalPins } from '../../state/map/useRentalPins'
import { QuietAction, Unseen } from '../ui/blocks'
import { MapFrame } from './MapFrame'
import { Hint, Whole } from './MapFrame.styles'
import { PinLayer } from './PinLayer'
import { RentalPlaceCard } from './RentalPlaceCard'
import { useRentalPinLook } from './useRentalPinLook'
import { ViewKeeper } from './ViewKeeper'

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
const ignore = () => undefined

/** Pins of every holiday unit the search finds, and the card of the one that is open. */
export function RentalMapSheet({ siteId, search, pointed, onPoint, tiles, label }: Props) {
  const { t } = useTranslation(['stays', 'map'])
  const [open, setOpen] = useState<MapPlace>()
  const opener = useRef<HTMLButtonElement>(null)
  const feed = useRentalPins(siteId, useLocale(), search)
  const { index } = feed
  const pointedPlace = pointed ? index.placeOf(pointed.id) : undefined
  const openPlace = open && index.at(open.key)
  const lookOf = useRentalPinLook()
  const persons = search.maxOccupation ?? USUAL_PERSONS

  const close = useCallback(() => {
    setOpen(undefined)
    opener.current?.focus({ preventScroll: true })
  }, [])

  function show(place: MapPlace, button: HTMLButtonElement) {
    opener.current = button
    setOpen(place)
    onPoint(place.pins[0]?.id ?? null, 'map', true)
  }

  return (
    <Whole onKeyDown={(event) => event.key === 'Escape' && openPlace && close()}>
      <p>{t('stays:map.prices', { count: persons })}</p>
      <MapFrame
        tiles={tiles}
        label={label}
        over={
          <>
            {openPlace && <RentalPlaceCard siteId={siteId} place={openPlace} onClose={close} />}
            {feed.hasFailed && (
              <Hint role="alert">
                {t('stays:map.failed')}{' '}
                <QuietAction type="button" onClick={feed.retry}>
                  {t('map:map.retry')}
                </QuietAction>
              </Hint>
            )}
            <Unseen role="status">{feed.isReady && t('stays:map.found', { count: index.total })}</Unseen>
          </>
        }
      >
        <ViewKeeper feed={feed} filter={NO_PLACE} onMoved={ignore} />
        <PinLayer
          clusters={index.clusters}
          lookOf={lookOf}
          nameOfCluster={(count) => t('stays:map.cluster', { count })}
          pointed={pointedPlace}
          open={openPlace}
          alone={openPlace ?? (pointed?.on === 'list' ? pointedPlace : undefined)}
          onOpen={show}
          onPoint={(place, isChosen) => onPoint(place?.pins[0]?.id ?? null, 'map', isChosen)}
        />
      </MapFrame>
    </Whole>
  )
}
