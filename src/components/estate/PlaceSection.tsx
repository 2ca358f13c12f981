import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Row } from '../../domain/estate/types'
import { useNearViewport } from '../../state/useNearViewport'
import { MapWaiting } from '../ui/MapWaiting'

const PlaceMap = lazy(() => import('../map/PlaceMap').then((module) => ({ default: module.PlaceMap })))

/** The map is on its way when it is as near as this to what the visitor sees: before that nothing of it is loaded. */
const NEAR = '200px'

interface Props {
  of: 'estate' | 'rentalUnit'
  id: number
  siteId: string
  addressLine: string
  hidesAddress?: boolean | undefined
  /** Absent when the address is hidden. */
  position?: { lat: number; lon: number } | undefined
  /** What its pin says. */
  text: string
  /** How far it is to what. */
  distances?: readonly Row[]
}

/** Where something stands: its address, a map that comes by itself once it is nearly in sight, and how far it is to what. */
export function PlaceSection(props: Props) {
  const { of, id, siteId, addressLine, hidesAddress, position, text, distances = [] } = props
  const { t } = useTexts('estate')
  const { ref, isNear } = useNearViewport(NEAR)
  return (
    <Place id="location" aria-labelledby="location-title">
      <h2 id="location-title">{t('location')}</h2>
      <Address>{addressLine}</Address>
      {hidesAddress && <Small>{t('location.hidden')}</Small>}
      <Sheet ref={ref} data-needs-script="">
        {isNear && (
          <Suspense fallback={<MapWaiting />}>
            <PlaceMap of={of} siteId={siteId} id={id} position={position} text={text} />
          </Suspense>
        )}
      </Sheet>
      {distances.length > 0 && (
        <Distances>
          {distances.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Distances>
      )}
      {position && (
        <Elsewhere
          href={`https://www.openstreetmap.org/?mlat=${position.lat}&mlon=${position.lon}#map=16/${position.lat}/${position.lon}`}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('location.map')}
        </Elsewhere>
      )}
    </Place>
  )
}

/** On paper there is no map, and the address stands at the top. */
const Place = styled.section`
  @media print {
    display: none;
  }
`

const Address = styled.p`
  margin-top: var(--s3);
`

const Small = styled.p`
  color: var(--quiet);
  font-size: var(--t14);
`

/** As high before as after the map came, so that nothing below it moves. */
const Sheet = styled.div`
  height: 340px;
  margin-top: var(--s4);
  border-radius: var(--radius);
  background: var(--sand);
`

const Distances = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--s3) var(--s5);
  margin: var(--s4) 0 0;
  dt {
    color: var(--quiet);
    font-size: var(--t14);
  }
  dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

const Elsewhere = styled.a`
  display: inline-block;
  margin-top: var(--s2);
  padding-block: var(--s2);
  font-size: var(--t14);
`
