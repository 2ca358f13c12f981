import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { ReservedStay as Reserved } from '../../contract/reservedStay'
import { addressLine } from '../../domain/address'
import { brusselsClock } from '../../domain/format/date'
import { euro } from '../../domain/format/money'
import { bookingNumber } from '../../domain/rental/bookingNumber'
import { longDay } from '../../domain/rental/dayWords'
import { rentalTitle } from '../../domain/rental/rentalTitle'
import { stayOf } from '../../domain/rental/stays'
import type { FrameView } from '../../domain/site/frameView'
import { useLocale } from '../../i18n/useLocale'
import { href } from '../../routing/routes'
import { useSentOnce } from '../../state/forms/useSentOnce'
import { SentNotice } from '../forms/SentNotice'
import { AppLink } from '../ui/AppLink'
import { Stack } from '../ui/blocks'
import { CancelStay } from './CancelStay'
import { ReservedRows } from './ReservedRows'
import { StayCosts } from './StayCosts'

interface Props {
  reservation: Reserved
  agency: FrameView['agency']
  cancel: () => Promise<unknown>
}

/** A reserved stay with all it costs and how it stands; then what became of it. */
export function ReservedStay({ reservation, agency, cancel }: Props) {
  const { t } = useTexts('reservation')
  const locale = useLocale()
  const { sending, start } = useSentOnce(cancel)
  const { period, persons, pageOf, status, end } = reservation
  const today = brusselsClock(new Date().toISOString()).day
  const isCancelled = sending === 'done' || status === 'cancelled'
  const isOver = end < today
  const state = isCancelled ? 'cancelled' : isOver ? 'over' : 'reserved'

  if (isCancelled)
    return (
      <SentNotice as="h2" title={t('done')}>
        <p>
          {t('mailed')} {t('costs', { agency: agency.name })}
        </p>
        <Wide>
          <Facts reservation={reservation} state={state} />
        </Wide>
        {pageOf !== undefined && (
          <AppLink to={href('rentalUnit', locale, { rentalUnitId: pageOf })}>{t('again')}</AppLink>
        )}
      </SentNotice>
    )
  return (
    <Sheet>
      <Facts reservation={reservation} state={state} />
      {period && <StayCosts stay={stayOf(period, persons, locale)} persons={persons} />}
      <CancelStay
        reservation={reservation}
        agency={agency}
        today={today}
        isOver={isOver}
        sending={sending}
        onCancel={start}
      />
    </Sheet>
  )
}

/** Which unit, when, for how many, by which number, and how it stands. */
function Facts({ reservation, state }: Pick<Props, 'reservation'> & { state: string }) {
  const { t } = useTexts('rental')
  const locale = useLocale()
  const { id, unit, period, start, end, persons, total, pageOf } = reservation
  const title = unit && rentalTitle(unit, locale)
  const address = unit && addressLine(unit.address, locale)
  const named =
    title && pageOf !== undefined ? (
      <AppLink to={href('rentalUnit', locale, { rentalUnitId: pageOf })}>{title}</AppLink>
    ) : (
      title
    )
  return (
    <ReservedRows
      rows={[
        [t('reservation:state'), <strong key="state">{t(`reservation:state.${state}`)}</strong>],
        ...(named ? [[t('reservation:unit'), named] as const] : []),
        ...(address ? [[t('reservation:address'), address] as const] : []),
        [t('arrival'), longDay(start, locale)],
        [t('departure'), longDay(end, locale)],
        [t('guests'), t('persons.count', { count: persons })],
        [t('reference'), bookingNumber(id)],
        // Where each cost is not known any more.
        ...(period ? [] : [[t('due'), euro(total)] as const]),
      ]}
    />
  )
}

const Sheet = styled(Stack)`
  gap: var(--s5);
  width: 100%;
  max-width: var(--measure);
`

const Wide = styled.div`
  width: 100%;
`
