import { useTexts } from '../../i18n/useTexts'
import { isHttpError } from '../../siteApi/http'
import { AppLink } from '../ui/AppLink'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { Retry } from '../ui/Retry'

interface Props {
  error: unknown
  onRetry: () => void
  /** Said of a link that nobody was given. */
  unknown: string
  /** What there is to do then. */
  contact: { label: string; url: string }
}

/** Why the link to a booking shows nothing, and what there is to do. */
export function LinkTrouble({ error, onRetry, unknown, contact }: Props) {
  const { t } = useTexts('liveData')
  const isUnknown = isHttpError(error) && error.status === 404
  return (
    <Stack>
      <Notice role="alert">{isUnknown ? unknown : t('error.load')}</Notice>
      <div>
        {isUnknown ? (
          <Action as={AppLink} to={contact.url}>
            {contact.label}
          </Action>
        ) : (
          <Retry onRetry={onRetry} />
        )}
      </div>
    </Stack>
  )
}
