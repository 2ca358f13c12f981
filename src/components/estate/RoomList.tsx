import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { RoomGroup } from '../../domain/estate/types'

/** Rooms by floor, with their surface where it is known. */
export function RoomList({ floors }: { floors: readonly RoomGroup[] }) {
  const { t } = useTranslation('estate')
  if (floors.length === 0) return null
  return (
    <section aria-labelledby="rooms-title">
      <h2 id="rooms-title">{t('rooms')}</h2>
      {floors.map(({ floor, rooms }) => (
        <div key={floor}>
          <Floor>{floor}</Floor>
          <List>
            {rooms.map(({ name, surface, comment, common }, index) => (
              <li key={index}>
                <span>{[name, common, comment].filter(Boolean).join(', ')}</span>
                <span>{surface}</span>
              </li>
            ))}
          </List>
        </div>
      ))}
    </section>
  )
}

const Floor = styled.h3`
  margin-top: var(--s5);
`

const List = styled.ul`
  margin: var(--s2) 0 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s4);
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
  }
`
