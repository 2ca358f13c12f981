import { useTexts } from '../../i18n/useTexts'
import { CONTACT_RULES } from '../../domain/forms/contactRules'
import type { FrameView } from '../../domain/site/frameView'
import { type AskedAbout, useContact } from '../../state/forms/useContact'
import { AgreedForm } from './AgreedForm'
import { Said } from './Said'
import { SentNotice } from './SentNotice'
import { TextField } from './TextField'

interface Props {
  frame: Pick<FrameView, 'siteId' | 'locale'>
  about?: AskedAbout
  /** Names the form to who does not see it. */
  label: string
}

/** A question to the agency, in general or about something. */
export function ContactForm({ frame, about, label }: Props) {
  const { t } = useTexts('contact')
  const agreed = useContact({
    frame,
    form: 'question',
    ...(about && { about }),
    fields: CONTACT_RULES.map((rule) => ({ ...rule, label: t(`forms:field.${rule.name}`) })),
    messageOf: ({ message = '' }) => message,
  })
  const { status, values } = agreed.form
  if (status === 'sent')
    return (
      <SentNotice title={t('contact:done.heading')}>
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
