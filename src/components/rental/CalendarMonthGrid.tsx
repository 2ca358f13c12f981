import { useId } from 'react'
import type { CalendarDay, CalendarMonth } from '../../domain/rental/calendar'
import { weekdays } from '../../domain/rental/calendarWords'
import { useLocale } from '../../i18n/useLocale'
import { Cell, Grid, MonthTitle } from './Calendar.styles'

type Picked = { start: string; end: string } | undefined

/** So many letters of a figure have room in a day of the smallest phone; a longer one is written smaller. */
const ROOM = 6

interface Props {
  month: CalendarMonth
  /** The one day that the Tab key reaches. */
  focusable: string
  picked: Picked
  nameOf: (day: CalendarDay) => string
  /** A word below its figure. */
  noteOf?: ((day: CalendarDay) => string) | undefined
  onPick: (day: string) => void
}

const before = ({ day, before: night }: CalendarDay, picked: Picked) =>
  picked && picked.start < day && day <= picked.end ? 'picked' : night
const after = ({ day, night }: CalendarDay, picked: Picked) =>
  picked && picked.start <= day && day < picked.end ? 'picked' : night

/** One month of the calendar: a grid whose days say what can be done on them. */
export function CalendarMonthGrid({ month, focusable, picked, nameOf, noteOf, onPick }: Props) {
  const locale = useLocale()
  const id = useId()

  return (
    <div>
      <MonthTitle id={id} aria-live="polite">
        {month.title}
      </MonthTitle>
      <Grid role="grid" aria-labelledby={id}>
        <thead>
          <tr>
            {weekdays(locale).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) =>
                day ? (
                  <Cell
                    key={place}
                    role="gridcell"
                    data-day={day.day}
                    data-before={before(day, picked)}
                    data-after={after(day, picked)}
                    data-arrival={day.isArrival}
                    tabIndex={day.day === focusable ? 0 : -1}
                    aria-label={nameOf(day)}
                    aria-selected={picked?.start === day.day}
                    aria-disabled={day.night !== 'free'}
                    onClick={() => onPick(day.day)}
                  >
                    <span>{day.number}</span>
                    {day.figure && <small data-long={day.figure.length > ROOM}>{day.figure}</small>}
                    {noteOf && <small>{noteOf(day)}</small>}
                  </Cell>
                ) : (
                  <td key={place} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  )
}
