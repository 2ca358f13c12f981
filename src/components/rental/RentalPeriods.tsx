import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { Booking } from '../../state/rental/useBooking'
import { useWanted } from '../../state/useWanted'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { CalendarWaiting } from './CalendarWaiting'

// Not needed to read the page: it comes once the visitor does anything on it, or nears its place.
const FreePeriods = lazy(async () => ({ default: (await import('./FreePeriods')).FreePeriods }))
const NEAR = '100px'

/** Stays of a holiday unit as they are right now, asked from the API when the page opens. */
export function RentalPeriods({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const { periods, hasFailed, reload } = of
  const { ref, isWanted } = useWanted(NEAR)
  return (
    <Place ref={ref} aria-labelledby="periods">
      <Stack>
        <h2 id="periods" tabIndex={-1}>
          {t('rental:periods')}
        </h2>
        {!periods && hasFailed ? (
          <>
            <Notice role="alert">{t('liveData:error.load')}</Notice>
            <Action type="button" onClick={reload} style={{ justifySelf: 'start' }}>
              {t('common:error.retry')}
            </Action>
          </>
        ) : periods && isWanted ? (
          <Suspense fallback={<CalendarWaiting />}>
            <FreePeriods of={of} />
          </Suspense>
        ) : (
          <CalendarWaiting />
        )}
      </Stack>
    </Place>
  )
}

/** What leads to the days leads to their heading, which takes the focus, so that keys go on from there. */
const Place = styled.section`
  > div > h2 {
    scroll-margin-top: calc(var(--header) + var(--s4));
  }
`
