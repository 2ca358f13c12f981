import { useTexts } from '../../i18n/useTexts'
import { momentText } from '../../domain/format/date'
import { Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { Retry } from '../ui/Retry'

interface Props {
  /** When what is shown instead was fetched, ISO 8601. */
  at: string
  /** Whether there is anything to show instead. */
  isKept: boolean
  onRetry: () => void
}

/** They could not be fetched: what that means, of when is what is shown, and the way to try again. */
export function Failed({ at, isKept, onRetry }: Props) {
  const { t } = useTexts('favourites')
  return (
    <Stack>
      <Notice role="alert">
        {t('liveData:error.load')}{' '}
        {isKept && at && <strong>{t('favourites.asOf', { moment: momentText(at) })}</strong>}
      </Notice>
      <div>
        <Retry onRetry={onRetry} />
      </div>
    </Stack>
  )
}
