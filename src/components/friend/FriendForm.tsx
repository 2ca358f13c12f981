import { useTexts } from '../../i18n/useTexts'
import { FRIEND_RULES } from '../../domain/forms/friendRules'
import { HONEYPOT } from '../../domain/forms/honeypot'
import type { FrameView } from '../../domain/site/frameView'
import { sendToFriend } from '../../siteApi/ajax'
import { useAgreedForm } from '../../state/forms/useAgreedForm'
import { liveClient } from '../../state/liveSite'
import { AgreedForm } from '../forms/AgreedForm'
import { SentNotice } from '../forms/SentNotice'
import { TextField } from '../forms/TextField'
import { QuietAction } from '../ui/blocks'

interface Props {
  frame: Pick<FrameView, 'siteId' | 'locale'>
  estateId: number
  /** Begins a form for somebody else. */
  onAgain: () => void
}

/** Who tells whom of a listing. */
export function FriendForm({ frame: { siteId, locale }, estateId, onAgain }: Props) {
  const { t } = useTexts('friend')
  const agreed = useAgreedForm({
    siteId,
    locale,
    context: 'contact',
    fields: FRIEND_RULES.map((rule) => ({ ...rule, label: t(`friend:field.${rule.name}`) })),
    about: estateId,
    send(values, agreements, idempotencyKey) {
      const { name = '', email = '', friendName, friendEmail = '', message, [HONEYPOT]: website } = values
      const form = {
        estateId,
        name,
        email,
        ...(friendName && { friendName }),
        friendEmail,
        ...(message && { message }),
        agreements,
        ...(website && { website }),
      }
      return sendToFriend(liveClient(siteId, locale), locale, form, { idempotencyKey })
    },
  })
  const { status, values } = agreed.form
  if (status === 'sent')
    return (
      <SentNotice title={t('friend:done.heading')}>
        <p>{t('friend:done.text', { email: values['friendEmail']?.trim() })}</p>
        <QuietAction type="button" onClick={onAgain}>
          {t('friend:again')}
        </QuietAction>
      </SentNotice>
    )
  return (
    <AgreedForm of={agreed} label={t('friend:heading')} action={t('friend:action')}>
      <TextField name="friendEmail" type="email" autoComplete="off" help={t('friend:help.friendEmail')} />
      <TextField name="friendName" autoComplete="off" />
      <TextField name="name" autoComplete="name" />
      <TextField name="email" type="email" autoComplete="email" help={t('friend:help.email')} />
      <TextField name="message" long />
    </AgreedForm>
  )
}
