import { useTexts } from '../../i18n/useTexts'
import { alertAddress } from '../../domain/alerts/alertAddress'
import { useLocale } from '../../i18n/useLocale'
import { isHttpError } from '../../siteApi/http'
import { AppLink } from '../ui/AppLink'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'

/** What to say when a link opens nothing: nobody was given it, its time is over, or the server does not answer. */
function troubleOf(error: unknown): 'unknown' | 'expired' | 'failed' {
  if (!isHttpError(error)) return 'failed'
  if (error.status === 410) return 'expired'
  return error.status === 401 || error.status === 404 ? 'unknown' : 'failed'
}

interface Props {
  error: unknown
  onRetry: () => void
  /** What there is to do instead of asking for a new link. */
  isEnding?: boolean
}

/** Why the link of a mail shows nothing, and how to get one that does. */
export function TokenTrouble({ error, onRetry, isEnding = false }: Props) {
  const { t } = useTexts('alerts')
  const locale = useLocale()
  const trouble = troubleOf(error)
  if (trouble === 'failed')
    return (
      <Stack>
        <Notice role="alert">{t('alerts.trouble.failed')}</Notice>
        <div>
          <Action type="button" onClick={onRetry}>
            {t('alerts.retry')}
          </Action>
        </div>
      </Stack>
    )
  return (
    <Stack>
      <Notice role="alert">{t(`alerts.trouble.${trouble}`)}</Notice>
      <p>{t(isEnding ? 'alerts.trouble.end' : 'alerts.trouble.again')}</p>
      {!isEnding && (
        <div>
          <Action as={AppLink} to={alertAddress(locale)}>
            {t('alerts.trouble.action')}
          </Action>
        </div>
      )}
    </Stack>
  )
}
