import { useTexts } from '../../i18n/useTexts'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { Retry } from '../ui/Retry'

/** Says that the values to choose from could not be had, and asks for them again. */
export function OptionsNotice() {
  const { t } = useTexts('filter')
  const store = useSearchStore()
  const failed = useSearch((state) => Boolean(state.filter.error))
  if (!failed) return null
  return (
    <Notice role="alert">
      <Stack>
        <p>{t('filter.failed')}</p>
        <Retry onRetry={store.wantOptions} />
      </Stack>
    </Notice>
  )
}
