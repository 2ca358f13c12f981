import { useTexts } from '../../i18n/useTexts'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { QuietAction, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'

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
        <QuietAction type="button" onClick={store.wantOptions}>
          {t('liveData:error.retry')}
        </QuietAction>
      </Stack>
    </Notice>
  )
}
