import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { CONTACT_RULES } from '../../domain/forms/contactRules'
import { HONEYPOT } from '../../domain/forms/honeypot'
import type { FrameView } from '../../domain/site/frameView'
import { sendContactForm } from '../../siteApi/ajax'
import { useAgreedForm } from '../../state/forms/useAgreedForm'
import { liveClient } from '../../state/liveSite'
import { AgreedForm } from './AgreedForm'
import { SentNotice } from './SentNotice'
import { TextField } from './TextField'

/** The listing or the holiday unit that is asked about. */
export interface AskedAbout {
  estateId?: number
  rentalUnitId?: number
}

interface Props {
  frame: Pick<FrameView, 'siteId' | 'locale'>
  about?: AskedAbout
  /** Names the form to who does not see it. */
  label: string
  /** Of the page around it. */
  heading?: 'h2' | 'h3'
}

/** A question to the agency, in general or about something. */
export function ContactForm({ frame: { siteId, locale }, about = {}, label, heading = 'h3' }: Props) {
  const { t } = useTexts('contact')
  const agreed = useAgreedForm({
    siteId,
    locale,
    context: 'contact',
    fields: CONTACT_RULES.map((rule) => ({ ...rule, label: t(`forms:field.${rule.name}`) })),
    about,
    send({ name = '', email = '', phone, message = '', [HONEYPOT]: website }, agreements, idempotencyKey) {
      const form = {
        ...about,
        name,
        email,
        ...(phone && { phone }),
        message,
        agreements,
        ...(website && { website }),
      }
      return sendContactForm(liveClient(siteId, locale), locale, form, { idempotencyKey })
    },
  })
  const { status, values } = agreed.form
  if (status === 'sent')
    return (
      <SentNotice as={heading} title={t('contact:done.heading')}>
        <p>{t('contact:done.text', { email: values['email']?.trim() })}</p>
        <Said>{values['message']?.trim()}</Said>
      </SentNotice>
    )
  return (
    <AgreedForm of={agreed} label={label} action={t('contact:action')}>
      <TextField name="name" autoComplete="name" />
      <TextField name="email" type="email" autoComplete="email" help={t('contact:help.email')} />
      <TextField name="phone" type="tel" autoComplete="tel" help={t('contact:help.phone')} />
      <TextField name="message" long />
    </AgreedForm>
  )
}

/** What was sent, to keep or to print: no copy of it is mailed (docs/decisions/190-no-copy-of-a-question.md). */
const Said = styled.blockquote`
  max-width: 100%;
  margin: 0;
  padding-left: var(--s4);
  border-left: 3px solid var(--line);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
