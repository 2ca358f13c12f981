import { useTexts } from '../../i18n/useTexts'
import type { UnitLine } from '../../domain/estate/types'
import { AppLink } from '../ui/AppLink'
import { HeartButton } from './HeartButton'
import { rowId, type UnitColumn, unitText } from './unitColumns'

/** One unit of a table; on phones its cells stand under each other with their own labels. */
export function UnitRow({ unit, columns }: { unit: UnitLine; columns: readonly UnitColumn[] }) {
  const { t } = useTexts('estate')
  return (
    <tr role="row" id={rowId(unit.id)} data-sold={unit.sold}>
      {columns.map((column) => {
        const text = unitText(unit, column)
        if (column === 'name')
          return (
            <th key={column} role="rowheader" scope="row" data-column={column}>
              <AppLink to={unit.path}>{text}</AppLink>
            </th>
          )
        return (
          <td key={column} role="cell" data-column={column} data-empty={text === ''}>
            <span aria-hidden="true">{t(`unit.${column}`)}</span>
            {text}
          </td>
        )
      })}
      <td role="cell" data-column="keep">
        {!unit.sold && (
          <HeartButton
            id={unit.id}
            name={[`${unit.type} ${unit.name}`, unit.price].filter(Boolean).join(', ')}
          />
        )}
      </td>
    </tr>
  )
}
