import styled from 'styled-components'
import { daysName } from '../../domain/rental/calendarWords'
import { stayOf } from '../../domain/rental/stays'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import type { Booking } from '../../state/rental/useBooking'
import { Amounts } from '../ui/Amounts'
import { QuietAction } from '../ui/blocks'

/** The way on from the calendar with the stay that is chosen: whoever goes by keys comes to it next, and hears what it is. */
export function ContinueStay({ of }: { of: Booking }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const { picked, persons, isReserving } = of
  if (!picked || picked.price < 0 || isReserving) return null
  const { due, total } = stayOf(picked, persons, locale)
  const days = daysName(picked.start, picked.end, locale)
  return (
    <Onwards type="button" onClick={of.startReserving}>
      <span>
        <Amounts text={t('reserve.continue', { days, price: due || total })} />
      </span>
    </Onwards>
  )
}

const Onwards = styled(QuietAction)`
  justify-self: start;
`
