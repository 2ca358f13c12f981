import { useTexts } from '../../i18n/useTexts'
import type { useRentalOptions } from '../../state/rental/useRentalOptions'
import { Action } from '../ui/blocks'
import { Notice } from '../ui/Notice'

/** What became of the values to choose from, as long as they are not there. */
export function RentalOptionsNotice({ values }: { values: ReturnType<typeof useRentalOptions> }) {
  const { t } = useTexts('liveData')
  if (values.isThere) return null
  if (!values.hasFailed) return <p role="status">{t('loading')}</p>
  return (
    <>
      <Notice role="alert">{t('error.load')}</Notice>
      <Action type="button" onClick={values.retry}>
        {t('error.retry')}
      </Action>
    </>
  )
}
