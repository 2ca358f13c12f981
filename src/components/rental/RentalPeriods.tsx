import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { calendarRange } from '../../domain/rental/calendar'
import { stayMonths } from '../../domain/rental/stays'
import { useLocale } from '../../i18n/useLocale'
import type { Booking } from '../../state/rental/useBooking'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { CalendarLegend } from './CalendarLegend'
import { FreeStays } from './FreeStays'
import { StayCalendar } from './StayCalendar'
import { StayOptions } from './StayOptions'

/** Stays of a holiday unit as they are right now, asked from the API when the page opens. */
export function RentalPeriods({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const { periods, hasFailed, reload } = of
  return (
    <Place id="periods" aria-labelledby="periods-title">
      <Stack>
        <h2 id="periods-title">{t('rental:periods')}</h2>
        {periods && <FreePeriods of={of} />}
        {!periods && !hasFailed && (
          <p role="status" style={{ minHeight: '38rem' }}>
            {t('liveData:loading')}
          </p>
        )}
        {!periods && hasFailed && (
          <>
            <Notice role="alert">{t('liveData:error.load')}</Notice>
            <Action type="button" onClick={reload} style={{ justifySelf: 'start' }}>
              {t('liveData:error.retry')}
            </Action>
          </>
        )}
      </Stack>
    </Place>
  )
}

function FreePeriods({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const { periods = [], persons, picked, asked, isMissed, reservation } = of
  const range = calendarRange(periods)
  const months = stayMonths(periods, persons, locale)
  if (!range || months.length === 0) return <p>{t('period.none')}</p>
  const pickId = (id: number) => {
    const stay = periods.find((each) => each.id === id)
    if (stay) of.pick(stay)
  }
  return (
    <Stack $gap="var(--s5)">
      {!picked && !reservation && <p>{t(isMissed ? 'pickOther' : 'pickDay')}</p>}
      <StayCalendar
        periods={periods}
        range={range}
        persons={persons}
        picked={picked}
        from={asked.periodStart ?? (asked.month && `${asked.month}-01`)}
        onPick={of.pickDay}
      />
      <CalendarLegend persons={persons} />
      <StayOptions of={of} />
      <ListFold>
        <summary>{t('list')}</summary>
        <FreeStays months={months} persons={persons} onPick={pickId} />
      </ListFold>
    </Stack>
  )
}

const Place = styled.section`
  scroll-margin-top: calc(var(--header) + var(--s4));
`

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
