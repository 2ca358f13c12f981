import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { EstateView } from '../../domain/estate/types'
import { QuietAction } from '../ui/blocks'

const PlaceMap = lazy(() => import('../map/PlaceMap').then((module) => ({ default: module.PlaceMap })))

interface Props {
  view: Pick<EstateView, 'id' | 'addressLine' | 'hidesAddress' | 'position' | 'price' | 'type'>
  siteId: string
}

/** Where the listing is: its address, and a map that is loaded when the visitor asks for it. */
export function MapPlaceholder({
  view: { id, addressLine, hidesAddress, position, price, type },
  siteId,
}: Props) {
  const { t } = useTexts('estate')
  const [isOpen, setOpen] = useState(false)
  return (
    <Place id="location" aria-labelledby="location-title">
      <h2 id="location-title">{t('location')}</h2>
      <Sheet $open={isOpen}>
        {isOpen ? (
          <Suspense>
            <PlaceMap siteId={siteId} id={id} position={position} text={price || type} />
          </Suspense>
        ) : (
          <>
            <p>{addressLine}</p>
            {hidesAddress && <Small>{t('location.hidden')}</Small>}
            <QuietAction type="button" data-needs-script="" onClick={() => setOpen(true)}>
              {t('location.open')}
            </QuietAction>
          </>
        )}
      </Sheet>
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

/** As high closed as open, so that nothing below it moves. */
const Sheet = styled.div<{ $open: boolean }>`
  display: grid;
  gap: var(--s3);
  place-content: ${({ $open }) => ($open ? 'stretch' : 'center')};
  justify-items: ${({ $open }) => ($open ? 'stretch' : 'center')};
  height: 340px;
  margin-top: var(--s4);
  padding: ${({ $open }) => ($open ? 0 : 'var(--s5)')};
  border-radius: var(--radius);
  background: var(--sand);
  text-align: center;
  @media print {
    display: none;
  }
`

const Small = styled.p`
  color: var(--quiet);
  font-size: var(--t14);
`

const Elsewhere = styled.a`
  display: inline-block;
  padding-block: var(--s2);
  font-size: var(--t14);
  @media print {
    display: none;
  }
`
