import { decimal } from '../../domain/format/number'
import { nameIn } from '../../domain/localized'
import { LARGER } from '../../domain/search/namesakes'
import { inLarger } from '../../domain/search/relaxations'
import { townCode, townPlaces } from '../../domain/search/townPlaces'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { useCounts } from '../../state/search/useCounts'
import { useFilterNames } from '../../state/search/useFilterNames'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { AppLink } from '../ui/AppLink'

/** Where little is found in a town that bears the name of its region: the same search in all of that, where it finds more. */
export function WholeRegion({ total }: { total: number }) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const store = useSearchStore()
  const filter = useSearch((state) => state.filter.filterQuery)
  const names = useFilterNames()
  const known = { ...names, places: [...(names.places ?? []), ...townPlaces(names.locations)] }
  const [wider] = inLarger(filter, (one) => townCode(one, known))
  const [count = 0] = useCounts(wider ? [wider.filter] : []) ?? []
  const region = LARGER.find(({ code }) => wider?.filter.place?.includes(code))
  if (!wider || !region || !count || count <= total) return null
  return (
    <p>
      {t('near.region')}{' '}
      <AppLink to={`${store.path}?${store.addressOf(wider.filter)}`}>{nameIn(region.name, locale)}</AppLink>{' '}
      {t('list:list.found', { count, total: decimal(count) })}
    </p>
  )
}
