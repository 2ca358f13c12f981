import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { alertAddress } from '../../domain/alerts/alertAddress'
import { decimal } from '../../domain/format/number'
import { filterChips } from '../../domain/search/filterChips'
import { type FilterKey, keysOf } from '../../domain/search/filters'
import { LARGER } from '../../domain/search/namesakes'
import { townCode, townPlaces } from '../../domain/search/townPlaces'
import { conditionsOf, type Relaxation, relaxations } from '../../domain/search/relaxations'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { quoted } from '../../domain/format/quoted'
import { useLocale } from '../../i18n/useLocale'
import { useCounts } from '../../state/search/useCounts'
import { usePairs } from '../../state/search/usePairs'
import { useFilterNames } from '../../state/search/useFilterNames'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { AppLink } from '../ui/AppLink'
import { Action } from '../ui/blocks'
import { Empty } from '../ui/Empty'
import { Neighbours } from './Neighbours'

/** Said of a search of no condition, of one, and of several. */
const NOTHING = ['list.none', 'filter:none.one', 'filter:none.title'] as const

/** Where, which one does not do without but looks elsewhere too. */
const PLACES = keysOf('place')

/** Nothing found: an alert for this search, and what to let go of, each with what is found then. Never a dead end. */
export function NoResults() {
  const { t } = useTexts('list')
  const { t: words } = useTexts('filter')
  const locale = useLocale()
  const store = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const known = useFilterNames()
  const names = { ...known, places: [...(known.places ?? []), ...townPlaces(known.locations), ...LARGER] }
  const relaxed = relaxations(filter, (one) => townCode(one, names))
  const conditions = conditionsOf(filter).length
  const counts = useCounts(relaxed.map((one) => one.filter))
  const called = ({ dropped, becomes, filter: asked }: Pick<Relaxation, 'dropped' | 'becomes' | 'filter'>) =>
    filterChips(asked, names, locale, words).flatMap(({ condition, label }) =>
      condition === (becomes ?? dropped) ? [label] : [],
    )
  const found = relaxed
    .map((one, index) => ({
      ...one,
      count: counts?.[index] ?? 0,
      names: called(one.km || one.isLarger ? one : { ...one, filter }),
    }))
    .filter(({ count, names: labels }) => count > 0 && labels.length > 0)
  /** Of circles the first that finds something is as wide as it has to be. */
  const nearest = found.find(({ km }) => km)
  const ways = found.filter((one) => !one.km || one === nearest)
  const isStuck = relaxed.length > 0 && (counts?.every((count) => !count) ?? false)
  const pairs = usePairs(filter, isStuck)
  /** What a condition is called, each of its values. */
  function nameOf(key: FilterKey) {
    const name = said(called({ dropped: key, filter }))
    return PLACES.includes(key) ? t('filter:none.where', { name }) : name
  }
  const said = (labels: readonly string[]) => quoted(labels.join(', '), locale)
  const addressOf = (wider: SearchFilter) => `${store.path}?${store.addressOf(wider)}`.replace(/\?$/, '')
  const alert = alertAddress(locale, store.textOf(filter), store.pageId)

  return (
    <Empty title={t(NOTHING[Math.min(conditions, 2)] ?? 'list.none')}>
      {/* What has to be asked comes below it, so that it stands still. */}
      <p>{t('list.noneText')}</p>
      <Action as={AppLink} to={alert}>
        {conditions ? t('filter:none.alert') : t('list.noneAction')}
      </Action>
      {ways.length > 0 && (
        <>
          <p>{t(relaxed.length === 1 ? 'filter:none.relaxOne' : 'filter:none.relax')}</p>
          <Ways>
            {ways.map(({ dropped, km, isLarger, filter: wider, count, names: labels }) => (
              <li key={`${dropped} ${km ?? isLarger ?? ''}`}>
                <AppLink to={addressOf(wider)}>
                  {km || isLarger
                    ? t('filter:none.wider', { name: said(labels) })
                    : t(PLACES.includes(dropped) ? 'filter:none.anywhere' : 'filter:none.without', {
                        names: said(labels),
                      })}
                </AppLink>{' '}
                <Count>{t('list.found', { count, total: decimal(count) })}</Count>
              </li>
            ))}
          </Ways>
        </>
      )}
      {isStuck && pairs && pairs.length > 0 && (
        <>
          <p>{t('filter:none.relaxTwo')}</p>
          <Ways>
            {pairs.map(({ dropped: [first, second], filter: wider, count }) => (
              <li key={`${first} ${second}`}>
                <AppLink to={addressOf(wider)}>
                  {t('filter:none.withoutTwo', { first: nameOf(first), second: nameOf(second) })}
                </AppLink>{' '}
                <Count>{t('list.found', { count, total: decimal(count) })}</Count>
              </li>
            ))}
          </Ways>
        </>
      )}
      {isStuck && pairs && <AppLink to={store.path}>{t('filter:none.all')}</AppLink>}
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
