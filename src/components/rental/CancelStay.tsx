import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { ReservedStay } from '../../contract/reservedStay'
import { brusselsClock } from '../../domain/format/date'
import { bookingNumber } from '../../domain/rental/bookingNumber'
import { isCancellable } from '../../domain/rental/cancelUntil'
import { longDay } from '../../domain/rental/dayWords'
import type { FrameView } from '../../domain/site/frameView'
import { useLocale } from '../../i18n/useLocale'
import type { Sending } from '../../state/forms/useSentOnce'
import { dial, mailTo } from '../estate/contactLinks'
import { Action, QuietAction } from '../ui/blocks'
import { Notice } from '../ui/Notice'

interface Props {
  reservation: Pick<ReservedStay, 'id' | 'cancelUntil' | 'createdAt'>
  agency: FrameView['agency']
  /** By the agency's clock. */
  today: string
  isOver: boolean
  sending: Sending
  onCancel: () => void
}

/** Cancels a stay after one question; where that is the agency's to do, whom to ask. */
export function CancelStay({ reservation, agency, today, isOver, sending, onCancel }: Props) {
  const { t } = useTexts('reservation')
  const locale = useLocale()
  const [asked, setAsked] = useState<'never' | 'now' | 'before'>('never')
  const { cancelUntil: last } = reservation
  if (isOver) return <Notice>{t('over')}</Notice>
  if (!isCancellable(last, today)) return <OfAgency reservation={reservation} agency={agency} />
  if (asked === 'now')
    return (
      <Question agency={agency.name} sending={sending} onYes={onCancel} onNo={() => setAsked('before')} />
    )
  return (
    <Way>
      {last && <p>{t('until', { day: longDay(last, locale) })}</p>}
      <Begin isBack={asked === 'before'} onBegin={() => setAsked('now')} />
    </Way>
  )
}

/** The button that asks; has the focus again when the question was answered with no. */
function Begin({ isBack, onBegin }: { isBack: boolean; onBegin: () => void }) {
  const { t } = useTexts('reservation')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [isBack])
  return (
    <QuietAction type="button" ref={button} onClick={onBegin}>
      {t('cancel')}
    </QuietAction>
  )
}

function OfAgency({ reservation, agency }: Pick<Props, 'reservation' | 'agency'>) {
  const { t } = useTexts('reservation')
  const locale = useLocale()
  const { id, cancelUntil: last, createdAt } = reservation
  const booking = bookingNumber(id)
  const { name, phone, email } = agency
  const told = { agency: name, booking }

  function why(): string {
    if (!last) return t('elsewhere', told)
    // Who books after its last day to cancel was never told that day.
    const wasEver = brusselsClock(createdAt).day <= last
    return wasEver ? t('late', { ...told, day: longDay(last, locale) }) : t('tooClose', told)
  }

  return (
    <Notice>
      <p>{why()}</p>
      <Ways>
        {phone && <a href={dial(phone)}>{phone}</a>}
        <a href={mailTo(email, `${t('rental:reference')} ${booking}`)}>{email}</a>
      </Ways>
    </Notice>
  )
}

interface Asked extends Pick<Props, 'sending'> {
  agency: string
  onYes: () => void
  onNo: () => void
}

function Question({ agency, sending, onYes, onNo }: Asked) {
  const { t } = useTexts('reservation')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Asking role="group" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('question')}
      </h2>
      <p>
        {t('free')} {t('costs', { agency })}
      </p>
      {sending === 'failed' && <Notice role="alert">{t('liveData:error.send')}</Notice>}
      <Answers>
        <Action type="button" onClick={onYes} aria-disabled={sending === 'busy'}>
          {t('cancelYes')}
        </Action>
        <QuietAction type="button" onClick={onNo}>
          {t('cancelNo')}
        </QuietAction>
      </Answers>
    </Asking>
  )
}

const Way = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s4);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
`

const Asking = styled(Way)`
  padding: var(--s5);
  border: 1px solid var(--brick);
  border-radius: var(--radius);
  background: var(--surface);
  h2 {
    font-size: var(--t28);
  }
`

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  margin-top: var(--s3);
  font-variant-numeric: tabular-nums;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
`
