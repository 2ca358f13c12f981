import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { AgendaSlot, Appointment } from '../../contract/rental'
import { HONEYPOT } from '../../domain/forms/honeypot'
import type { FrameView } from '../../domain/site/frameView'
import { visitDays } from '../../domain/viewing/visitDays'
import { type VisitRefusal, visitRefusal } from '../../domain/viewing/visitRefusal'
import { bookAppointment } from '../../siteApi/rental'
import { useAgreedForm } from '../../state/forms/useAgreedForm'
import { liveClient } from '../../state/liveSite'
import { AgreedForm } from '../forms/AgreedForm'
import { PersonFields, personFields } from '../forms/PersonFields'
import { NextSlots } from './NextSlots'
import { NoVisits } from './NoVisits'
import { SlotPicker } from './SlotPicker'
import { VisitDone } from './VisitDone'

interface Props {
  slots: readonly AgendaSlot[]
  frame: Pick<FrameView, 'siteId' | 'locale'>
  subject: string
  /** Where it is, as far as its page tells. */
  place: string
  /** Whether the agency sends the address, which its page does not tell. */
  isPlaceSent: boolean
  phone: string
  onAsk: () => void
  /** One of them is taken by this visitor. */
  onBooked: () => void
  /** The moment turned out to be gone: what is free must be asked anew. */
  onTaken: () => void
}

/** Who comes to see a listing, and when. When somebody else was first, what is free next is offered and nothing typed is lost. */
export function VisitForm({ slots, frame, subject, place, isPlaceSent, phone, onAsk, ...hears }: Props) {
  const { t } = useTexts('viewing')
  const { siteId, locale } = frame
  const [booked, setBooked] = useState<Appointment>()
  const [refused, setRefused] = useState<VisitRefusal>()
  const agreed = useAgreedForm({
    siteId,
    locale,
    context: 'viewing',
    fields: [
      { name: 'slot', required: true, label: t('viewing:slot'), shortLabel: t('viewing:slot.short') },
      ...personFields(t),
    ],
    async send(values, agreements, idempotencyKey) {
      const { slot, name = '', email = '', phone: number = '', message, [HONEYPOT]: website } = values
      const body = {
        slotId: Number(slot),
        name,
        email,
        phone: number,
        ...(message && { message }),
        ...(website && { website }),
        locale,
        agreements,
      }
      setRefused(undefined)
      try {
        setBooked(await bookAppointment(liveClient(siteId, locale), body, { idempotencyKey }))
        hears.onBooked()
      } catch (error) {
        const why = visitRefusal(error)
        setRefused(why)
        if (why?.why === 'taken') {
          agreed.form.type('slot', '')
          hears.onTaken()
        }
        throw error
      }
    },
  })
  const { form } = agreed
  const days = visitDays(slots)
  if (booked)
    return (
      <VisitDone
        appointment={booked}
        email={form.values['email']?.trim() ?? ''}
        subject={subject}
        place={place}
        isPlaceSent={isPlaceSent}
        frame={frame}
      />
    )
  const standing = form.failure === undefined ? undefined : refused
  const offered = standing?.why === 'taken' ? standing.slots : []
  return (
    <AgreedForm
      of={agreed}
      label={t('viewing:heading')}
      action={t('viewing:action')}
      failureText={standing && t(`viewing:${standing.why}`)}
      onFailure={offered.length > 0 && <NextSlots name="slot" days={visitDays(offered)} />}
    >
      {days.length > 0 ? <SlotPicker name="slot" days={days} /> : <NoVisits phone={phone} onAsk={onAsk} />}
      <PersonFields />
    </AgreedForm>
  )
}
