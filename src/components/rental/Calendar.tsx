import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { type CalendarDay, type CalendarMonth, shownMonths } from '../../domain/rental/calendar'
import { addMonths, daysOf, monthOf } from '../../domain/rental/day'
import { movedDay } from '../../domain/rental/movedDay'
import { Bar, Months, Turn } from './Calendar.styles'
import { CalendarMonthGrid } from './CalendarMonthGrid'
import { useMonthCount } from './useMonthCount'

interface Props {
  /** A month as it is shown. */
  monthOf: (month: string) => CalendarMonth
  /** Days on which one can come, in order: where the keyboard enters. */
  arrivals: readonly string[]
  /** What can be done on a day, and the day itself, in words. */
  nameOf: (day: CalendarDay) => string
  /** A word below the figure of a day. */
  noteOf?: (day: CalendarDay) => string
  /** First and last month there is something to see in. */
  range: { first: string; last: string }
  picked?: { start: string; end: string } | undefined
  /** A day whose month is shown first when no stay is picked. */
  from?: string | undefined
  onPick: (day: string) => void
}

/** First day on which one can come in some months, else their first day: where the keyboard enters. */
const entryDay = (arrivals: readonly string[], months: readonly string[]): string =>
  arrivals.find((day) => months.includes(monthOf(day))) ?? `${months[0]}-01`

/** Days to choose from, by month. They are walked by the keys of a grid. */
export function Calendar({ monthOf: shownAs, arrivals, nameOf, noteOf, range, picked, from, onPick }: Props) {
  const { t } = useTexts('rental')
  const { box, count } = useMonthCount()
  const [month, setMonth] = useState(() =>
    monthOf(picked?.start ?? from ?? entryDay(arrivals, [range.first, addMonths(range.first, 1)])),
  )
  const [cursor, setCursor] = useState(picked?.start ?? '')
  const [seen, setSeen] = useState(picked?.start)
  const isMoving = useRef(false)
  if (picked?.start !== seen) {
    setSeen(picked?.start)
    // Chosen elsewhere on the page; who pressed a day of a stay goes on from that day.
    if (picked && (cursor < picked.start || picked.end < cursor)) setCursor(picked.start)
  }
  const shown = shownMonths(month, count, range)
  const [first = range.first] = shown
  const last = shown[shown.length - 1] ?? first
  const focusable = shown.includes(monthOf(cursor)) ? cursor : entryDay(arrivals, shown)

  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    box.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor, box])

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return onPick(focusable)
    }
    const to = movedDay(`${event.shiftKey ? 'Shift+' : ''}${event.key}`, focusable, {
      first: `${range.first}-01`,
      last: daysOf(range.last).at(-1) ?? focusable,
    })
    if (to === undefined) return
    event.preventDefault()
    isMoving.current = true
    setCursor(to)
    const target = monthOf(to)
    if (target < first) setMonth(target)
    if (target > last) setMonth(addMonths(target, 1 - count))
  }

  return (
    <div ref={box}>
      <Bar>
        <Turn
          type="button"
          aria-label={t('months.earlier')}
          disabled={first <= range.first}
          onClick={() => setMonth(addMonths(first, -1))}
        >
          ←
        </Turn>
        <Turn
          type="button"
          aria-label={t('months.later')}
          disabled={last >= range.last}
          onClick={() => setMonth(addMonths(first, 1))}
        >
          →
        </Turn>
      </Bar>
      <Months $count={shown.length} onKeyDown={onKeyDown}>
        {shown.map((each) => (
          <CalendarMonthGrid
            key={each}
            month={shownAs(each)}
            nameOf={nameOf}
            noteOf={noteOf}
            focusable={focusable}
            picked={picked}
            onPick={(day) => {
              setCursor(day)
              onPick(day)
            }}
          />
        ))}
      </Months>
    </div>
  )
}
