import { lazy, Suspense, useId } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { cheapestFree } from '../../domain/rental/cheapestFree'
import { stayOf } from '../../domain/rental/stays'
import { useLocale } from '../../i18n/useLocale'
import type { Booking } from '../../state/rental/useBooking'
import { media } from '../../styles/media'
import { Amounts } from '../ui/Amounts'
import { Action } from '../ui/blocks'
import { CancelNote } from './CancelNote'
import { GuestCount } from './GuestCount'
import { NearStays } from './NearStays'
import { StayCosts } from './StayCosts'
import { StayDates } from './StayDates'

// After a reservation alone.
const ReservedBrief = lazy(async () => ({ default: (await import('./ReservedBrief')).ReservedBrief }))

/** Stays offered to whoever has chosen none. */
const OFFERED = 3

/** The stay that is being put together, always in sight beside the page: days, guests, every cost, the total, and the way to reserve it. */
export function BookingPanel({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const id = useId()
  const { periods, picked, persons, maxPersons, isReserving, reservation } = of
  if (reservation)
    return (
      <Panel aria-labelledby={id} data-needs-script="">
        <h2 id={id}>{t('yourStay')}</h2>
        <Suspense fallback={null}>
          <ReservedBrief made={reservation.made} stay={reservation.stay} />
        </Suspense>
      </Panel>
    )
  const isChoosing = periods && !picked
  const isMissed = isChoosing && of.isMissed
  // What says that days are taken stands in the room of an offer.
  const offers = isChoosing ? cheapestFree(periods, persons, isMissed ? OFFERED - 1 : OFFERED) : []
  const shown = picked ?? offers[0]
  const stay = shown && stayOf(shown, persons, locale)
  return (
    <Panel aria-labelledby={id} data-needs-script="">
      <Head>
        <h2 id={id}>{t('yourStay')}</h2>
        {stay?.total && (
          <>
            <strong>
              <Amounts text={picked ? stay.total : t('from', { price: stay.total })} />
            </strong>
            <small>
              <Amounts
                text={[
                  t('allIn', { count: persons }),
                  ...(stay.deposit ? [t('allIn.deposit', { deposit: stay.deposit })] : []),
                ].join(', ')}
              />
            </small>
          </>
        )}
      </Head>
      <Lines $isWhole={picked !== undefined || of.hasFailed}>
        <Asked>
          <StayDates picked={picked} />
          <GuestCount persons={persons} most={maxPersons} onChange={of.setPersons} />
        </Asked>
        {isMissed && <p role="status">{t('missed')}</p>}
        {picked && stay && <StayCosts stay={stay} persons={persons} />}
        {offers.length > 0 && (
          <NearStays heading={t('offers')} stays={offers} persons={persons} onPick={of.pick} />
        )}
      </Lines>
      <CancelNote until={of.cancelUntil} />
      {!picked ? (
        <Reserve as="a" href="#periods">
          {t('toStays')}
        </Reserve>
      ) : (
        picked.price >= 0 &&
        !isReserving && (
          <Reserve type="button" onClick={of.startReserving}>
            {t('reserve.start')}
          </Reserve>
        )
      )}
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  h2 {
    margin: 0;
    font-size: var(--t18);
  }
`

/** What it is and what it costs beside each other, and below what is in that price and what is not. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--s4);
  /* As high as it is once the price is known. */
  min-height: calc(var(--t28) * 1.15 + 2 * var(--t14) * 1.4);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  strong {
    font: 460 var(--t28) / 1.15 var(--heading-face);
    letter-spacing: -0.01em;
  }
  small {
    flex: 1 0 100%;
    color: var(--quiet);
    font-size: var(--t14);
    line-height: 1.4;
  }
`

const Lines = styled.div<{ $isWhole: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s3);
  /* As high as it is once what is free is known, so that nothing below it moves. */
  min-height: ${({ $isWhole }) => ($isWhole ? 0 : '19rem')};
  @media print {
    min-height: 0;
  }
`

/** When, and with how many: beside each other as long as both have room. */
const Asked = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
  > * {
    flex: 1 0 auto;
  }
  ${media.desktop} {
    > :last-child {
      flex: none;
    }
  }
`

/** On phones it stands at the foot of the window. */
const Reserve = styled(Action)`
  display: none;
  ${media.desktop} {
    display: flex;
  }
  @media print {
    display: none;
  }
`
