import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RoomGroup } from '../../domain/estate/types'
import { media } from '../../styles/media'
import { timetableRow, timetableValue } from './timetable'

/** Rooms by floor, with their surface where it is known. */
export function RoomList({ floors }: { floors: readonly RoomGroup[] }) {
  const { t } = useTexts('estate')
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
                <li key={index}>
                  <span>{[name, common, comment].filter(Boolean).join(', ')}</span>
                  {surface && <Surface>{surface}</Surface>}
                </li>
              ))}
            </Rooms>
          </div>
        ))}
      </Floors>
    </section>
  )
}

const Floors = styled.div`
  column-gap: var(--s7);
  margin: var(--s5) 0 calc(-1 * var(--s5));
  > div {
    padding-bottom: var(--s5);
    break-inside: avoid;
  }
  ${media.wide} {
    column-count: 2;
  }
  @media print {
    columns: 3 52mm;
  }
`

const Rooms = styled.ul`
  margin-top: var(--s2);
  li {
    ${timetableRow}
  }
  span:first-child {
    color: var(--quiet);
    overflow-wrap: break-word;
    hyphens: auto;
  }
`

const Surface = styled.span`
  ${timetableValue}
`
