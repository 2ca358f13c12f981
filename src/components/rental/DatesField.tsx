import { useState } from 'react'
import styled from 'styled-components'
import { arrivalMonth, arrivalRange } from '../../domain/rental/arrivalCalendar'
import { shortMonth } from '../../domain/rental/calendarWords'
import { longDay, shortDay } from '../../domain/rental/dayWords'
import { withChosen } from '../../domain/rentalSearch/rentalChips'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { Field, FieldName } from '../search/fieldParts'
import { OptionRow } from '../search/OptionRow'
import { Calendar } from './Calendar'
import { ListField } from './ListField'
import type { RentalFieldProps } from './rentalParts'

/** When: any week or weekend of a month, or a day of arrival with its days of departure. */
export function DatesField(props: RentalFieldProps) {
  const { t } = useTexts('stays')
  const locale = useLocale()
  const { search, chips, options, change } = props
  const { month, monthEnd, periodStart } = search
  // A day that is chosen takes the month's place: the calendar that it was chosen in stays, and the focus on its day.
  const [monthAsked, setMonthAsked] = useState(month)
  if (month !== monthAsked && (month || !periodStart)) setMonthAsked(month)
  const starts = options.periodStartDates
  const range = arrivalRange(starts)
  const months = withChosen(
    (options.periodMonths ?? []).map(({ month: value, count }) => ({
      value,
      label: shortMonth(`${value}-01`, locale),
      count,
    })),
    // Several months are a row of their own.
    monthEnd ? [] : chips,
    'month',
  )
  const season = monthEnd && chips.find(({ condition }) => condition === 'month')
  const departures = withChosen(
    options.periodDates
      .filter(({ start }) => start === periodStart)
      .map(({ end, count }) => ({ value: end, label: shortDay(end, locale), count })),
    chips,
    'periodEnd',
  )
  const finds = (count: number) => t('filter.finds', { count })
  return (
    <Columns>
      <Column>
        <ListField condition="periodType" {...props} />
        <Field>
          <FieldName>{t('month')}</FieldName>
          <Rows>
            <OptionRow
              kind="radio"
              name="month"
              label={t('any')}
              count={null}
              checked={!month && !periodStart}
              onChange={() => change({ month: undefined, periodStart: undefined })}
            />
            {season && (
              <OptionRow
                kind="radio"
                name="month"
                label={season.label}
                count={null}
                checked
                onChange={() => undefined}
              />
            )}
            {months.map(({ value, label, count }) => (
              <OptionRow
                key={value}
                kind="radio"
                name="month"
                label={label}
                count={count}
                heard={finds(count)}
                checked={month === value && !monthEnd}
                onChange={() => change({ month: value })}
              />
            ))}
          </Rows>
        </Field>
      </Column>
      <Column>
        {range && (
          <Field>
            <FieldName>{t('arrival.day')}</FieldName>
            <Calendar
              key={monthAsked}
              monthOf={(each) => arrivalMonth(starts, each, locale)}
              arrivals={starts.map(({ start }) => start)}
              nameOf={({ day, isArrival, figure }) =>
                [longDay(day, locale), isArrival ? finds(Number(figure)) : t('arrival.none')].join(', ')
              }
              range={range}
              picked={periodStart ? { start: periodStart, end: search.periodEnd ?? periodStart } : undefined}
              from={month && `${month}-01`}
              onPick={(day) => starts.some(({ start }) => start === day) && change({ periodStart: day })}
            />
            <Hint>{t('arrival.hint')}</Hint>
          </Field>
        )}
        {periodStart && departures.length > 0 && (
          <Field>
            <FieldName>{t('departure')}</FieldName>
            <OptionRow
              kind="radio"
              name="periodEnd"
              label={t('any')}
              count={null}
              checked={!search.periodEnd}
              onChange={() => change({ periodEnd: undefined })}
            />
            {departures.map(({ value, label, count }) => (
              <OptionRow
                key={value}
                kind="radio"
                name="periodEnd"
                label={label}
                count={count}
                heard={finds(count)}
                checked={search.periodEnd === value}
                onChange={() => change({ periodEnd: value })}
              />
            ))}
          </Field>
        )}
      </Column>
    </Columns>
  )
}

const Column = styled.div`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
`

/** Beside each other where there is room. */
const Columns = styled(Column)`
  @container (min-width: 600px) {
    grid-template-columns: minmax(0, 280px) minmax(0, 1fr);
    align-items: start;
  }
`

/** Two beside each other on a phone, so that what follows is not far below. */
const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(144px, 1fr));
  column-gap: var(--s5);
  span::first-letter {
    text-transform: uppercase;
  }
`

const Hint = styled.p`
  margin-top: var(--s2);
  color: var(--quiet);
  font-size: var(--t14);
`
