import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { alertAddress } from '../../domain/alerts/alertAddress'
import { decimal } from '../../domain/format/number'
import { filterChips } from '../../domain/search/filterChips'
import { relaxations } from '../../domain/search/relaxations'
import { useLocale } from '../../i18n/useLocale'
import { useCounts } from '../../state/search/useCounts'
import { useFilterNames } from '../../state/search/useFilterNames'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { AppLink } from '../ui/AppLink'
import { Action } from '../ui/blocks'
import { Empty } from '../ui/Empty'
import { Neighbours } from './Neighbours'

/** Said of a search of no condition, of one, and of several. */
const NOTHING = ['list.none', 'filter:none.one', 'filter:none.title'] as const

/** Nothing found: an alert for this search, and what to let go of, each with what is found then. Never a dead end. */
export function NoResults() {
  const { t } = useTexts('list')
  const { t: words } = useTexts('filter')
  const locale = useLocale()
  const store = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const names = useFilterNames()
  const relaxed = relaxations(filter)
  const counts = useCounts(relaxed.map((one) => one.filter))
  const chips = filterChips(filter, names, locale, words)
  const ways = relaxed
    .map((one, index) => ({
      ...one,
      count: counts?.[index] ?? 0,
      names: chips.filter(({ condition }) => condition === one.dropped).map(({ label }) => label),
    }))
    .filter(({ count, names: called }) => count > 0 && called.length > 0)
  const alert = alertAddress(locale, store.textOf(filter), store.pageId)

  return (
    <Empty title={t(NOTHING[Math.min(relaxed.length, 2)] ?? 'list.none')}>
      {/* What has to be asked comes below it, so that it stands still. */}
      <p>{t('list.noneText')}</p>
      <Action as={AppLink} to={alert}>
        {relaxed.length ? t('filter:none.alert') : t('list.noneAction')}
      </Action>
      {ways.length > 0 && (
        <>
          <p>{t(relaxed.length === 1 ? 'filter:none.relaxOne' : 'filter:none.relax')}</p>
          <Ways>
            {ways.map(({ dropped, filter: wider, count, names: called }) => (
              <li key={dropped}>
                <AppLink to={`${store.path}?${store.addressOf(wider)}`.replace(/\?$/, '')}>
                  {t('filter:none.without', { names: called.join(', ') })}
                </AppLink>{' '}
                <Count>{t('list.found', { count, total: decimal(count) })}</Count>
              </li>
            ))}
          </Ways>
        </>
      )}
      {relaxed.length > 0 && counts && counts.every((count) => !count) && (
        <AppLink to={store.path}>{t('filter:none.all')}</AppLink>
      )}
      <Neighbours />
    </Empty>
  )
}

const Ways = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Count = styled.span`
  color: var(--quiet);
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
`
