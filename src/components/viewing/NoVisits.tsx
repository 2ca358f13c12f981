import { useTexts } from '../../i18n/useTexts'
import { dial } from '../estate/contactLinks'
import { Action, Stack } from '../ui/blocks'

interface Props {
  phone: string
  onAsk: () => void
}

/** No moment is free: whom to ask for one. */
export function NoVisits({ phone, onAsk }: Props) {
  const { t } = useTexts('viewing')
  return (
    <Stack $gap="var(--s4)" style={{ justifyItems: 'start' }}>
      <p>{t('none')}</p>
      <Action type="button" onClick={onAsk}>
        {t('none.ask')}
      </Action>
      <p>
        {t('none.call')} <a href={dial(phone)}>{phone}</a>
      </p>
    </Stack>
  )
}
