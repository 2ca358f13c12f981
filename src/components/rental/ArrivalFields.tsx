import { useTexts } from '../../i18n/useTexts'
import type { RentalFilters } from '../../contract/search'
import { monthName, shortDay } from '../../domain/rental/dayWords'
import { type RentalChip, withChosen } from '../../domain/rentalSearch/rentalChips'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { useLocale } from '../../i18n/useLocale'
import { CountedSelect } from './CountedSelect'

interface Props {
  search: RentalSearch
  chips: readonly RentalChip[]
  options: RentalFilters
  onChange: (patch: Partial<RentalSearch>) => void
}

/** Days of arrival by month, and the days of departure there are for the one that is chosen. */
export function ArrivalFields({ search, chips, options, onChange }: Props) {
  const { t } = useTexts('stays')
  const locale = useLocale()
  const { periodStart, periodEnd } = search
  const arrivals = options.periodStartDates.map(({ start, count }) => ({
    value: start,
    label: shortDay(start, locale),
    count,
    group: monthName(start, locale),
  }))
  const departures = options.periodDates
    .filter(({ start }) => start === periodStart)
    .map(({ end, count }) => ({ value: end, label: shortDay(end, locale), count }))
  return (
    <>
      <CountedSelect
        label={t('arrival')}
        any={t('any')}
        value={periodStart ?? ''}
        options={withChosen(arrivals, chips, 'periodStart')}
        say={(count) => t('freeUnits', { count })}
        onChange={(day) => onChange({ periodStart: day || undefined })}
      />
      <CountedSelect
        label={t('departure')}
        any={periodStart ? t('any') : t('departure.first')}
        value={periodEnd ?? ''}
        options={withChosen(departures, chips, 'periodEnd')}
        say={(count) => t('freeUnits', { count })}
        onChange={(day) => onChange({ periodEnd: day || undefined })}
      />
    </>
  )
}
