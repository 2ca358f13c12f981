import { useTexts } from '../../i18n/useTexts'
import { Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { Retry } from '../ui/Retry'

/** Where a map could not be opened, and the way to try once more. */
export function MapFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('map')
  return (
    <Notice role="alert">
      <Stack>
        <p>{t('map.failed')}</p>
        <div>
          <Retry onRetry={onRetry} />
        </div>
      </Stack>
    </Notice>
  )
}
