import { type ComponentProps, type CSSProperties, useMemo } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { RentalPeriodStatus } from '../../contract/rental'
import { type CalendarDay, calendarMonth } from '../../domain/rental/calendar'
import { longDay } from '../../domain/rental/dayWords'
import { useLocale } from '../../i18n/useLocale'
import { Calendar } from './Calendar'

/** Room for the nights below the price. */
const HIGHER = { '--cell': '4.5rem' } as CSSProperties

interface Props extends Pick<ComponentProps<typeof Calendar>, 'range' | 'picked' | 'from' | 'onPick'> {
  periods: readonly RentalPeriodStatus[]
  persons: number
}

/** Stays of a unit as a calendar: what a stay costs stands in the day it begins on. */
export function StayCalendar({ periods, persons, ...rest }: Props) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const arrivals = useMemo(
    () =>
      periods
        .filter(({ available }) => available)
        .map(({ start }) => start)
        .sort(),
    [periods],
  )
  function nameOf(day: CalendarDay): string {
    const { price, nights } = day
    const what = day.isArrival
      ? [price ? t('day.arrival', { price }) : t('day.arrivalUnpriced'), nightsSaid(nights)].join(', ')
      : t(`day.${day.night}`)
    return [longDay(day.day, locale), what, ...(day.isDeparture ? [t('day.departure')] : [])].join(', ')
  }
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const nightsSaid = (nights: readonly number[]) =>
    nights.length === 1
      ? t('nights', { count: nights[0] })
      : t('nights.either', { n: either.format(nights.map(String)) })
  const noteOf = ({ nights }: CalendarDay) =>
    nights.length ? t('nights.short', { n: nights.join('/') }) : ''
  return (
    <div style={HIGHER}>
      <Calendar
        monthOf={(month) => calendarMonth(periods, month, persons, locale)}
        arrivals={arrivals}
        nameOf={nameOf}
        noteOf={noteOf}
        {...rest}
      />
    </div>
  )
}
