import { type CSSProperties, type RefObject, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Locale } from '../../contract/common'
import { compareTable, onlyDifferences } from '../../domain/estate/compareTable'
import { estateView } from '../../domain/estate/estateView'
import { everyFact } from '../../domain/estate/facts'
import { unbroken } from '../../domain/format/money'
import { pricePerArea } from '../../domain/estate/pricePerArea'
import { numberedTitle } from '../../domain/estate/title'
import type { FavouriteEstate } from '../../state/favourites/favouriteEstate'
import { Unseen } from '../ui/blocks'
import { CompareHead } from './CompareHead'
import { CompareNames } from './CompareNames'
import { compareStyle } from './compareStyle'
import { useIsHeadPast } from './useIsHeadPast'

interface Props {
  listings: readonly (FavouriteEstate & { isGone: boolean })[]
  locale: Locale
  /** Only the rows in which they differ. */
  isBrief: boolean
  /** Address of the comparison without one of them. */
  without: (id: number) => string
  table: RefObject<HTMLDivElement | null>
}

/** Facts side by side; a row in which they differ carries ≠ and says so. */
export function CompareTable({ listings, locale, isBrief, without, table }: Props) {
  const { t } = useTexts('favourites')
  const names = useRef<HTMLDivElement>(null)
  const isHeadPast = useIsHeadPast(table, names)
  const columns = listings.map(({ estate, project, site, isGone }) => ({
    name: numberedTitle(estate, locale),
    view: estateView(estate, locale, site, project ? { project } : {}),
    facts: everyFact(estate, locale),
    pricePerArea: pricePerArea(estate),
    isGone,
  }))
  const words = {
    overview: t('compare.overview'),
    price: t('compare.price'),
    status: t('compare.status'),
    type: t('compare.type'),
    energy: t('compare.energy'),
  }
  const all = compareTable(columns, words)
  const groups = isBrief ? onlyDifferences(all) : all
  return (
    <>
      {columns.length > 1 && <Legend>{t('compare.legend')}</Legend>}
      <CompareNames place={names} columns={columns} scroller={table} isShown={isHeadPast} />
      <Scroller ref={table} aria-label={t('compare.title')} tabIndex={0}>
        <table style={{ '--listings': columns.length } as CSSProperties}>
          <CompareHead columns={columns} without={without} isPast={isHeadPast} />
          {groups.map(({ key, title, rows }) => (
            <tbody key={key}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.key} data-differs={row.differs || undefined}>
                  <th scope="row">
                    {row.label}
                    {row.differs && <Unseen> ({t('compare.differs')})</Unseen>}
                  </th>
                  {row.values.map((value, index) => (
                    <td key={columns[index]?.view.id}>{value ? unbroken(value) : <NotTold />}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Scroller>
      {!groups.length && <p>{t('compare.same')}</p>}
    </>
  )
}

function NotTold() {
  const { t } = useTexts('favourites')
  return (
    <>
      <span aria-hidden="true">–</span>
      <Unseen>{t('compare.notTold')}</Unseen>
    </>
  )
}

const Scroller = styled.section`
  ${compareStyle}
`

const Legend = styled.p`
  color: var(--quiet);
  font-size: var(--t14);
`
