import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { sortUnits, UNIT_SORTS, type SortDirection, type UnitSort } from '../../domain/estate/sortUnits'
import type { UnitLine } from '../../domain/estate/types'
import { Unseen } from '../ui/blocks'
import { KeptUnits } from './KeptUnits'
import { UnitRow } from './UnitRow'
import { unitColumns } from './unitColumns'
import { unitRoom, unitTableStyle } from './unitTableStyle'

interface Props {
  units: readonly UnitLine[]
  heading: string
  /** What of VAT is said of the prices. */
  vatNote?: string | undefined
  /** The unit whose page it is. */
  own?: number | undefined
}

const isSort = (column: string): column is UnitSort => (UNIT_SORTS as readonly string[]).includes(column)

interface Sort {
  by: UnitSort
  direction: SortDirection
}

/** How a table was put in order, by its first unit: whoever comes back from a unit finds it so. */
const sorts = new Map<number | undefined, Sort>()

/** Units with their sold ones; from the lowest floor up until a heading is pressed. */
export function UnitTable({ units, heading, vatNote, own }: Props) {
  const { t } = useTexts('estate')
  const first = units[0]?.id
  const [sort, setSort] = useState(() => sorts.get(first))
  const columns = unitColumns(units)
  const shown = sort ? sortUnits(units, sort.by, sort.direction) : units
  const press = (by: UnitSort) => {
    const isTurned = sort?.by === by && sort.direction === 'ascending'
    const next: Sort = { by, direction: isTurned ? 'descending' : 'ascending' }
    sorts.set(first, next)
    setSort(next)
  }
  return (
    <Room id="units" aria-labelledby="units-title">
      <h2 id="units-title">{heading}</h2>
      <Table role="table" aria-labelledby="units-title">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                role="columnheader"
                scope="col"
                data-sorts={isSort(column)}
                {...(sort?.by === column ? { 'aria-sort': sort.direction } : {})}
              >
                {isSort(column) ? (
                  <button type="button" onClick={() => press(column)}>
                    {t(`unit.${column}`)}
                    <Arrow
                      aria-hidden="true"
                      data-direction={sort?.by === column ? sort.direction : 'none'}
                    />
                  </button>
                ) : (
                  t(`unit.${column}`)
                )}
              </th>
            ))}
            <th role="columnheader" scope="col" data-sorts="false">
              <Unseen>{t('unit.keep')}</Unseen>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shown.map((unit) => (
            <UnitRow key={unit.id} unit={unit} columns={columns} />
          ))}
        </tbody>
      </Table>
      {vatNote && (
        <Note>
          {t('unit.price')} {vatNote}
        </Note>
      )}
      <KeptUnits units={units} own={own} />
    </Room>
  )
}

const Room = styled.section`
  ${unitRoom}
`

const Table = styled.table`
  ${unitTableStyle}
`

const Note = styled.p`
  margin-top: var(--s3);
`

const Arrow = styled.span`
  display: inline-block;
  width: 0.8em;
  margin-inline-start: 0.35em;
  &::before {
    content: '↕';
    color: var(--edge);
  }
  &[data-direction='ascending']::before {
    content: '↑';
    color: inherit;
  }
  &[data-direction='descending']::before {
    content: '↓';
    color: inherit;
  }
`
