import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { EstateView } from '../../domain/estate/types'

type Shown = Pick<EstateView, 'addressLine' | 'position'>

/** Where the listing is, without asking anything of anybody; nothing when its address is hidden. */
export function MapPlaceholder({ view: { addressLine, position } }: { view: Shown }) {
  const { t } = useTranslation('estate')
  if (!position) return null
  const { lat, lon } = position
  return (
    <section id="location" aria-labelledby="location-title">
      <h2 id="location-title">{t('location')}</h2>
      <Sheet>
        <p>{addressLine}</p>
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t('location.map')}
        </a>
      </Sheet>
    </section>
  )
}

/** Squared like the sheet of an atlas. */
const Sheet = styled.div`
  display: grid;
  gap: var(--s2);
  place-content: center;
  justify-items: center;
  min-height: 200px;
  margin-top: var(--s4);
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sand);
  text-align: center;
  a {
    padding-block: var(--s2);
  }
  @media print {
    display: none;
  }
`
