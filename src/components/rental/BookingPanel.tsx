import { useId } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { cheapestFree } from '../../domain/rental/stayKinds'
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

/** Stays offered to whoever has chosen none. */
const OFFERED = 3

/** The stay that is being put together, always in sight beside the page: days, guests, every cost, the total, and the way to reserve it. */
export function BookingPanel({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const id = useId()
  const { periods, picked, persons, maxPersons, isReserving, reservation } = of
  const isChoosing = periods && !picked && !reservation
  const isMissed = isChoosing && of.isMissed
  // What says that days are taken stands in the room of an offer.
  const offers = isChoosing ? cheapestFree(periods, persons, isMissed ? OFFERED - 1 : OFFERED) : []
  const shown = picked ?? offers[0]
  const stay = shown && stayOf(shown, persons, locale)
  return (
    <Panel aria-labelledby={id} data-needs-script="">
      <h2 id={id}>{t('yourStay')}</h2>
      <Price>
        {stay?.total && (
          <>
            <strong>
              <Amounts text={picked ? stay.total : t('from', { price: stay.total })} />
            </strong>
            <small>{t('allIn', { count: persons })}</small>
          </>
        )}
      </Price>
      <Lines>
        <div>
          <StayDates picked={picked} />
          {isMissed && <p role="status">{t('missed')}</p>}
          <GuestCount persons={persons} most={maxPersons} onChange={of.setPersons} />
          {picked && stay && <StayCosts stay={stay} persons={persons} />}
          {offers.length > 0 && (
            <NearStays heading={t('offers')} stays={offers} persons={persons} onPick={of.pick} />
          )}
        </div>
      </Lines>
      <CancelNote until={of.cancelUntil} />
      {picked
        ? picked.price >= 0 &&
          !isReserving && (
            <Reserve type="button" onClick={of.startReserving}>
              {t('reserve.start')}
            </Reserve>
          )
        : !reservation && (
            <Reserve as="a" href="#periods">
              {t('toStays')}
            </Reserve>
          )}
    </Panel>
  )
}

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--s4);
  min-height: 0;
  h2 {
    margin: 0;
    font-size: var(--t18);
  }
`

const Price = styled.p`
  display: grid;
  flex: none;
  min-height: calc(var(--t36) * 1.15 + 1lh);
  font-variant-numeric: tabular-nums;
  strong {
    font: 460 var(--t36) / 1.15 var(--heading-face);
    letter-spacing: -0.01em;
  }
  small {
    color: var(--quiet);
    font-size: var(--t14);
  }
`

/** What has no room between the price and the button is scrolled there; a shade at an edge says that there is more. */
const Lines = styled.div`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--s4);
    /* As high as it is once what is free is known, so that nothing below it moves. */
    min-height: 22.5rem;
    @media print {
      min-height: 0;
    }
  }
  ${media.desktop} {
    flex: 0 1 auto;
    min-height: 0;
    overflow-y: auto;
    /* Room for the ring around what has the focus. */
    margin: -4px;
    padding: 4px;
    background:
      linear-gradient(var(--surface) 60%, transparent) top / 100% 28px local,
      linear-gradient(transparent, var(--surface) 40%) bottom / 100% 28px local,
      linear-gradient(var(--line), transparent) top / 100% 12px scroll,
      linear-gradient(transparent, var(--line)) bottom / 100% 12px scroll;
    background-repeat: no-repeat;
    > div {
      min-height: 21rem;
    }
    /* What is to be paid is seen without scrolling. */
    dl > :last-child {
      position: sticky;
      bottom: -4px;
      margin-bottom: 0;
      padding-bottom: var(--s2);
      background: var(--surface);
    }
  }
`

/** On phones it stands at the foot of the window. */
const Reserve = styled(Action)`
  display: none;
  ${media.desktop} {
    display: flex;
    flex: none;
  }
  @media print {
    display: none;
  }
`
