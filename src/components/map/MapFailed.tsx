import { useTexts } from '../../i18n/useTexts'
import { QuietAction, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'

/** Where a map could not be opened, and the way to try once more. */
export function MapFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('map')
  return (
    <Notice role="alert">
      <Stack>
        <p>{t('map.failed')}</p>
        <QuietAction type="button" onClick={onRetry}>
          {t('map.retry')}
        </QuietAction>
      </Stack>
    </Notice>
  )
}
