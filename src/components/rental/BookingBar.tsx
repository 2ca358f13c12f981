import styled from 'styled-components'
import { cheapestFree } from '../../domain/rental/cheapestFree'
import { stayOf } from '../../domain/rental/stays'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import type { Booking } from '../../state/rental/useBooking'
import { BarRoom } from '../estate/BarRoom'
import { FootBar } from '../search/footBar'
import { Amounts } from '../ui/Amounts'
import { Action } from '../ui/blocks'

/** On phones what the stay costs, when it is, and the way to reserve it stay at the foot of the window. */
export function BookingBar({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const { periods, picked, persons, isReserving, reservation } = of
  // What is being filled in has its own button, and a bar would stand over its fields.
  if (isReserving || reservation) return null
  const shown = picked ?? (periods && cheapestFree(periods, persons, 1)[0])
  const stay = shown && stayOf(shown, persons, locale)
  return (
    <Bar as="section" aria-label={t('aside')} data-needs-script="">
      <BarRoom />
      <p>
        {stay && (
          <>
            <strong>
              <Amounts text={picked ? stay.total || t('price.short') : t('from', { price: stay.total })} />
            </strong>
            <small>{picked ? `${stay.arrival} – ${stay.departure}` : t('allIn', { count: persons })}</small>
          </>
        )}
      </p>
      {picked && picked.price >= 0 ? (
        <Action type="button" onClick={of.startReserving}>
          {t('reserve.start')}
        </Action>
      ) : (
        <Action as="a" href="#periods">
          {t('toStays')}
        </Action>
      )}
    </Bar>
  )
}

const Bar = styled(FootBar)`
  align-items: center;
  min-height: 72px;
  > p {
    display: grid;
    flex: 1 1 0;
    min-width: 0;
    max-width: none;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  > p small {
    color: var(--quiet);
    font-size: var(--t14);
  }
  > :last-child {
    flex: none;
    padding-inline: var(--s4);
  }
`
