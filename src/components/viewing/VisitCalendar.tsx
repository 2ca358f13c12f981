import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { addMonths, daysOf, monthOf, weeksOf } from '../../domain/rental/day'
import { monthName, weekdays } from '../../domain/rental/calendarWords'
import { longDay } from '../../domain/rental/dayWords'
import { movedDay } from '../../domain/rental/movedDay'
import type { VisitDay } from '../../domain/viewing/visitDays'
import { useLocale } from '../../i18n/useLocale'
import { Bar, MonthTitle, Turn } from '../rental/Calendar.styles'
import { DayCell, DayGrid, Legend } from './VisitCalendar.styles'

interface Props {
  /** Days with free times, soonest first; at least one. */
  days: readonly VisitDay[]
  /** The day whose times are in sight. */
  shown: string
  /** The day that the visitor chose, if any. */
  picked: string | undefined
  onPick: (day: string) => void
}

/** The days on which a listing can be visited, a month at a time. Days are walked by the keys of a grid. */
export function VisitCalendar({ days, shown: inSight, picked, onPick }: Props) {
  const { t } = useTexts('viewing')
  const locale = useLocale()
  const titleId = useId()
  const box = useRef<HTMLTableElement>(null)
  const isMoving = useRef(false)
  const [first, last] = [monthOf(days[0]?.day ?? inSight), monthOf(days.at(-1)?.day ?? inSight)]
  const [shown, setShown] = useState(monthOf(inSight))
  const [cursor, setCursor] = useState(inSight)
  const [known, setKnown] = useState(inSight)
  if (known !== inSight) {
    // Chosen elsewhere: its month is shown.
    setKnown(inSight)
    setCursor(inSight)
    setShown(monthOf(inSight))
  }
  const month = [first, last, shown].sort()[1] ?? first
  const counts = new Map(days.map(({ day, times }) => [day, times.length]))
  const entry = days.find(({ day }) => monthOf(day) === month)?.day ?? `${month}-01`
  const focusable = [cursor, inSight].find((day) => monthOf(day) === month) ?? entry

  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    box.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor])

  function pick(day: string) {
    setCursor(day)
    if (counts.has(day)) onPick(day)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return pick(focusable)
    }
    const range = { first: `${first}-01`, last: daysOf(last).at(-1) ?? focusable }
    const to = movedDay(`${event.shiftKey ? 'Shift+' : ''}${event.key}`, focusable, range)
    if (to === undefined) return
    event.preventDefault()
    isMoving.current = to !== cursor
    setCursor(to)
    setShown(monthOf(to))
  }

  function name(day: string): string {
    const count = counts.get(day)
    return `${longDay(day, locale)}, ${count ? t('day.free', { count }) : t('day.none')}`
  }

  const turn = (by: number) => () => setShown(addMonths(month, by))
  return (
    <div>
      <Bar>
        <Turn type="button" aria-label={t('months.earlier')} disabled={month <= first} onClick={turn(-1)}>
          ←
        </Turn>
        <Turn type="button" aria-label={t('months.later')} disabled={month >= last} onClick={turn(1)}>
          →
        </Turn>
      </Bar>
      <MonthTitle id={titleId} aria-live="polite">
        {monthName(`${month}-01`, locale)}
      </MonthTitle>
      <DayGrid ref={box} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
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
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, place) =>
                day ? (
                  <DayCell
                    key={place}
                    role="gridcell"
                    data-day={day}
                    tabIndex={day === focusable ? 0 : -1}
                    aria-label={name(day)}
                    aria-selected={day === picked}
                    aria-disabled={!counts.has(day)}
                    onClick={() => pick(day)}
                  >
                    {Number(day.slice(8))}
                  </DayCell>
                ) : (
                  <td key={place} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </DayGrid>
      <Legend>
        <li>
          <DayCell as="span" aria-hidden="true" aria-disabled="false" />
          {t('legend.free')}
        </li>
        <li>
          <DayCell as="span" aria-hidden="true" aria-disabled="false" aria-selected="true" />
          {t('legend.picked')}
        </li>
        <li>
          <DayCell as="span" aria-hidden="true" aria-disabled="true">
            7
          </DayCell>
          {t('day.none')}
        </li>
      </Legend>
    </div>
  )
}
