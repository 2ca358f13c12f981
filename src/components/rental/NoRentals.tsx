import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { printRental } from '../../domain/rentalSearch/rentalAddress'
import type { RentalChip } from '../../domain/rentalSearch/rentalChips'
import { useLocale } from '../../i18n/useLocale'
import { rentalCounts } from '../../state/rental/rentalCalls'
import type { RentalListState } from '../../state/rental/useRentalList'
import { useLoad } from '../../state/useLoad'
import { AppLink } from '../ui/AppLink'
import { Empty } from '../ui/Empty'

interface Props {
  of: RentalListState
  chips: readonly RentalChip[]
  siteId: string
}

/** Nothing found: what to let go of, each with what is found then. */
export function NoRentals({ of, chips, siteId }: Props) {
  const { t } = useTexts('stays')
  const locale = useLocale()
  const searches = chips.map(({ without }) => without)
  const { result } = useLoad(printRental(of.search), (signal) =>
    rentalCounts(siteId, locale, searches, signal),
  )
  const counts = result.state === 'ready' ? result.value : []
  const ways = chips
    .map((chip, index) => ({ ...chip, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
  if (chips.length === 0) return <Empty title={t('list:list.none')} />
  return (
    <Empty title={t('stays:none')}>
      {ways.length > 0 && (
        <>
          <p>{t('stays:none.relax')}</p>
          <Ways>
            {ways.map(({ id, label, without, count }) => (
              <li key={id}>
                <AppLink to={of.addressOf(without)}>{t('stays:none.without', { name: label })}</AppLink>{' '}
                <span>{t('list:list.stays', { count })}</span>
              </li>
            ))}
          </Ways>
        </>
      )}
      <AppLink to={of.addressOf(of.unfiltered)}>{t('stays:none.all')}</AppLink>
    </Empty>
  )
}

const Ways = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  span {
    color: var(--quiet);
    font-size: var(--t14);
  }
`
