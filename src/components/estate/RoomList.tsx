import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { RoomGroup } from '../../domain/estate/types'
import { media } from '../../styles/media'
import { timetable } from './FactSections'

/** Rooms by floor, with their surface where it is known. */
export function RoomList({ floors }: { floors: readonly RoomGroup[] }) {
  const { t } = useTranslation('estate')
  if (floors.length === 0) return null
  return (
    <section id="rooms" aria-labelledby="rooms-title">
      <h2 id="rooms-title">{t('rooms')}</h2>
      <Floors>
        {floors.map(({ floor, rooms }) => (
          <div key={floor}>
            <h3>{floor}</h3>
            <Rooms>
              {rooms.map(({ name, surface, comment, common }, index) => (
                <div key={index}>
                  <dt>{[name, common, comment].filter(Boolean).join(', ')}</dt>
                  <dd>{surface ?? '–'}</dd>
                </div>
              ))}
            </Rooms>
          </div>
        ))}
      </Floors>
    </section>
  )
}

const Floors = styled.div`
  display: grid;
  gap: var(--s5) var(--s7);
  margin-top: var(--s4);
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Rooms = styled.dl`
  ${timetable}
  && {
    margin-top: var(--s2);
  }
`
