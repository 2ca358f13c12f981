import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { UnitLine } from '../../domain/estate/types'
import { AppLink } from '../ui/AppLink'

interface Props {
  units: readonly UnitLine[]
  heading: string
  /** The unit whose page it is, when it lists a unit's neighbours. */
  currentId?: number
}

/** A project's units; sold ones stay in it. */
export function UnitTable({ units, heading, currentId }: Props) {
  const { t } = useTranslation(['estate', 'common'])
  const columns = ['name', 'type', 'floor', 'bedrooms', 'area', 'price', 'status'] as const
  return (
    <section aria-labelledby="units-title">
      <h2 id="units-title">{heading}</h2>
      <Scroll role="group" aria-labelledby="units-title" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`estate:unit.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {units.map(({ id, path, name, type, floor, bedrooms, area, price, statusName, sold }) => (
              <Unit key={id} $sold={sold}>
                <th scope="row">
                  <AppLink to={path} {...(id === currentId ? { 'aria-current': 'page' as const } : {})}>
                    {name}
                  </AppLink>
                </th>
                <td>{type}</td>
                <td>{floor}</td>
                <td>{bedrooms}</td>
                <td>{area}</td>
                <td>{sold ? '' : price}</td>
                <td>{statusName}</td>
              </Unit>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}

const Scroll = styled.div`
  margin-top: var(--s4);
  overflow-x: auto;
  th,
  td {
    padding: var(--s3) var(--s4) var(--s3) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    white-space: nowrap;
  }
  thead th {
    color: var(--quiet);
    font-weight: 400;
    font-size: 0.875rem;
  }
`

const Unit = styled.tr<{ $sold: boolean }>`
  ${({ $sold }) => $sold && 'color: var(--quiet);'}
`
