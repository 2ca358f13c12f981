import { useTranslation } from 'react-i18next'
import type { RentalFilters } from '../../contract/search'
import { monthName, shortDay } from '../../domain/rental/dayWords'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { useLocale } from '../../i18n/useLocale'
import { CountedSelect } from './CountedSelect'

interface Props {
  search: RentalSearch
  options: RentalFilters
  onChange: (patch: Partial<RentalSearch>) => void
}

/** Days of arrival by month, and the days of departure there are for the one that is chosen. */
export function ArrivalFields({ search, options, onChange }: Props) {
  const { t } = useTranslation('stays')
  const locale = useLocale()
  const { periodStart, periodEnd } = search
  const departures = options.periodDates.filter(({ start }) => start === periodStart)
  return (
    <>
      <CountedSelect
        label={t('arrival')}
        any={t('any')}
        value={periodStart ?? ''}
        options={options.periodStartDates.map(({ start, count }) => ({
          value: start,
          label: shortDay(start, locale),
          count,
          group: monthName(start, locale),
        }))}
        onChange={(day) => onChange({ periodStart: day || undefined })}
      />
      <CountedSelect
        label={t('departure')}
        any={periodStart ? t('any') : t('departure.first')}
        value={periodEnd ?? ''}
        options={departures.map(({ end, count }) => ({ value: end, label: shortDay(end, locale), count }))}
        onChange={(day) => onChange({ periodEnd: day || undefined })}
      />
    </>
  )
}
