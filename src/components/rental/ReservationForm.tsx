import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { RentalPeriodStatus, RentalReservation } from '../../contract/rental'
import { agreedTo } from '../../domain/forms/agreementRules'
import { type Failure, formFailure } from '../../domain/forms/formFailure'
import { changedPrice } from '../../domain/forms/changedPrice'
import { hasEnough } from '../../domain/forms/hasEnough'
import { HONEYPOT } from '../../domain/forms/honeypot'
import type { FormValues } from '../../domain/forms/fieldRule'
import { euro } from '../../domain/format/money'
import { nearestStays } from '../../domain/rental/nearestStays'
import { stayTotal } from '../../domain/rental/stayTotal'
import type { FrameView } from '../../domain/site/frameView'
import { reserveRentalUnit } from '../../siteApi/rental'
import { useAgreements } from '../../state/forms/useAgreements'
import { useForm } from '../../state/forms/useForm'
import { liveClient } from '../../state/liveSite'
import { AgreementFields, agreementFields } from '../forms/AgreementFields'
import { Form } from '../forms/Form'
import { PersonFields, personFields } from '../forms/PersonFields'
import { Action } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { NearStays } from './NearStays'

/** Most stays offered instead of one that was taken. */
const OFFERED = 3

interface Props {
  stay: RentalPeriodStatus
  periods: readonly RentalPeriodStatus[]
  persons: number
  frame: FrameView
  onPick: (stay: RentalPeriodStatus) => void
  /** The stay turned out to be gone: what is free must be asked anew. */
  onTaken: () => void
  onReserved: (reservation: RentalReservation, email: string) => void
  /** What is about to be reserved, below the heading. */
  children?: ReactNode
}

/** Who wants the stay. When somebody else just took it, the nearest free ones are offered and nothing typed is lost. */
export function ReservationForm({
  stay,
  periods,
  persons,
  frame,
  onPick,
  onTaken,
  onReserved,
  children,
}: Props) {
  const { t } = useTexts('rental')
  const { siteId, locale } = frame
  const heading = useRef<HTMLHeadingElement>(null)
  const [isEnough, setEnough] = useState(false)
  /** What it costs by now and what was sent, where that is another price: what is shown goes with the one of now. */
  const [repriced, setRepriced] = useState<{ now: number; before: number | undefined }>()
  const total = stayTotal(stay, persons)
  const { agreements, hasFailed, reload } = useAgreements(siteId, locale, 'rental')
  const asked = agreements ?? []
  const form = useForm({
    fields: [...personFields(t), ...agreementFields(asked)],
    send,
    about: [stay.id, persons, total, asked.map(({ version }) => version)],
  })

  // What is to be filled in is seen from its beginning, not from the middle of the window on.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView()
  }, [])

  async function send(values: FormValues, idempotencyKey: string) {
    const { name = '', email = '', phone = '', message, [HONEYPOT]: website } = values
    setEnough(false)
    setRepriced(undefined)
    try {
      const reservation = await reserveRentalUnit(
        liveClient(siteId, locale),
        {
          rentalUnitId: stay.rentalUnitId,
          periodId: stay.id,
          persons,
          ...(total !== undefined && { total }),
          name,
          email,
          phone,
          ...(message && { message }),
          ...(website && { website }),
          locale,
          agreements: agreedTo(asked, values),
        },
        { idempotencyKey },
      )
      onReserved(reservation, email)
    } catch (error) {
      const { failure, problems } = formFailure(error, Object.keys(values))
      if (failure === 'taken') onTaken()
      setEnough(hasEnough(error))
      const now = changedPrice(error)
      setRepriced(now === undefined ? undefined : { now, before: total })
      if (Object.values(problems).includes('changed')) reload()
      throw error
    }
  }

  const refusals: Partial<Record<Failure, string>> = {
    taken:
      repriced === undefined
        ? t('rental:taken')
        : t('rental:repriced', { price: euro(repriced.now), before: euro(repriced.before) }),
    ...(isEnough && { busy: t('rental:enough') }),
  }
  return (
    <Sheet>
      <h3 ref={heading} tabIndex={-1}>
        {t('rental:reserve.heading')}
      </h3>
      {children}
      {hasFailed && !agreements && (
        <>
          <Notice role="alert">{t('forms:agreements.failed')}</Notice>
          <Action type="button" onClick={reload}>
            {t('common:error.retry')}
          </Action>
        </>
      )}
      <Form
        form={form}
        label={t('rental:reserve.heading')}
        action={t('rental:reserve.action')}
        isReady={agreements !== undefined}
        failureText={form.failure && refusals[form.failure]}
        onFailure={
          form.failure === 'taken' &&
          repriced === undefined && (
            <NearStays
              heading={t('rental:taken.others')}
              stays={nearestStays(periods, stay, OFFERED)}
              persons={persons}
              onPick={(other) => {
                onPick(other)
                form.forget()
                heading.current?.focus()
              }}
            />
          )
        }
      >
        <PersonFields />
        <AgreementFields agreements={asked} withTerms />
      </Form>
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s5);
  > form {
    width: 100%;
  }
`
