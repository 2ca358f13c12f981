import type { RentalReservation } from '../../contract/rental'
import { bookingNumber } from '../../domain/rental/bookingNumber'
import type { Stay } from '../../domain/rental/stays'
import { useTexts } from '../../i18n/useTexts'
import { ReservedRows } from './ReservedRows'

interface Props {
  made: RentalReservation
  /** The stay that was reserved, with what it costs its guests. */
  stay: Stay
}

/** What was reserved in a few lines; all of it is told in the answer beside it. */
export function ReservedBrief({ made, stay }: Props) {
  const { t } = useTexts('rental')
  const { arrival, departure, total, due } = stay
  const sum = due || total
  return (
    <ReservedRows
      rows={[
        [t('reference'), bookingNumber(made.id)],
        [t('arrival'), arrival],
        [t('departure'), departure],
        [t('guests'), made.persons],
        ...(sum ? [[t('due'), <strong key="due">{sum}</strong>] as const] : []),
      ]}
    />
  )
}
