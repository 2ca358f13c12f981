import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { useMap, useMapEvents } from 'react-leaflet'
import { decimal } from '../../domain/format/number'
import { HERE_KM, nearestTown, townName } from '../../domain/map/towns'
import { useLocale } from '../../i18n/useLocale'
import { useTownsAndVillages } from '../../state/map/useTowns'
import { NEAR_ZOOM } from './overMap'

/** Says which town lies where, as the map has no streets to tell it by. */
export function NearTown() {
  const { t } = useTexts('map')
  const locale = useLocale()
  const map = useMap()
  const middle = () => (map.getZoom() >= NEAR_ZOOM ? map.getCenter() : undefined)
  const [center, setCenter] = useState(middle)
  useMapEvents({ moveend: () => setCenter(middle()) })
  const towns = useTownsAndVillages(center !== undefined)
  const near = center && nearestTown(towns, center.lat, center.lng)
  if (!near) return null
  const name = townName(near.row, locale)
  const distance = decimal(Math.round(near.km * 10) / 10)
  return (
    <Line>
      {near.km < HERE_KM
        ? t('map.in', { name })
        : t('map.near', { name, distance, wind: t(`map.wind.${near.wind}`) })}
    </Line>
  )
}

const Line = styled.p`
  position: absolute;
  z-index: 450;
  inset: 10px auto auto 10px;
  max-width: calc(100% - 72px);
  padding: 2px 8px;
  border-radius: var(--radius);
  background: var(--paper);
  color: var(--ink);
  font-size: var(--t14);
  pointer-events: none;
`
