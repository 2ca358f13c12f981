import { useTexts } from '../../i18n/useTexts'
import type { useRentalOptions } from '../../state/rental/useRentalOptions'
import { Notice } from '../ui/Notice'
import { Retry } from '../ui/Retry'

/** What became of the values to choose from, as long as they are not there. */
export function RentalOptionsNotice({ values }: { values: ReturnType<typeof useRentalOptions> }) {
  const { t } = useTexts('liveData')
  if (values.isThere) return null
  if (!values.hasFailed) return <p role="status">{t('loading')}</p>
  return (
    <>
      <Notice role="alert">{t('error.load')}</Notice>
      <Retry onRetry={values.retry} />
    </>
  )
}
