import { lazy, Suspense, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { calendarRange } from '../../domain/rental/calendar'
import { stayMonths } from '../../domain/rental/stayMonths'
import { useLocale } from '../../i18n/useLocale'
import type { Booking } from '../../state/rental/useBooking'
import { Stack } from '../ui/blocks'
import { CalendarLegend } from './CalendarLegend'
import { ContinueStay } from './ContinueStay'
import { DayNote } from './DayNote'
import { StayCalendar } from './StayCalendar'
import { StayOptions } from './StayOptions'

// Only who would rather read needs it.
const FreeStays = lazy(async () => ({ default: (await import('./FreeStays')).FreeStays }))

/** The calendar of a unit's stays, the others over a day, and all of them as a list. */
export function FreePeriods({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const { periods = [], persons, picked, asked } = of
  const range = calendarRange(periods)
  const [isList, setList] = useState(false)
  if (!range || !periods.some(({ available }) => available)) return <p>{t('period.none')}</p>
  const pickId = (id: number) => {
    const stay = periods.find((each) => each.id === id)
    if (stay) of.pick(stay)
  }
  return (
    <Stack $gap="var(--s5)">
      <DayNote of={of} />
      <StayCalendar
        periods={periods}
        range={range}
        persons={persons}
        picked={picked}
        from={asked.periodStart ?? (asked.month && `${asked.month}-01`)}
        onPick={of.pickDay}
      />
      <ContinueStay of={of} />
      <StayOptions of={of} />
      <CalendarLegend persons={persons} />
      <ListFold onToggle={({ currentTarget }) => setList(currentTarget.open)}>
        <summary>{t('list')}</summary>
        {isList && (
          <Suspense fallback={<p role="status">{t('liveData:loading')}</p>}>
            <FreeStays months={stayMonths(periods, persons, locale)} persons={persons} onPick={pickId} />
          </Suspense>
        )}
      </ListFold>
    </Stack>
  )
}

const ListFold = styled.details`
  > summary {
    width: fit-content;
    min-height: 44px;
    line-height: 44px;
    cursor: pointer;
    text-decoration: underline;
    text-decoration-color: var(--edge);
    text-underline-offset: 0.22em;
  }
`
