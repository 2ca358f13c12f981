import { useTexts } from '../../i18n/useTexts'
import { alertAddress } from '../../domain/alerts/alertAddress'
import { useLocale } from '../../i18n/useLocale'
import { SentNotice } from '../forms/SentNotice'
import { AppLink } from '../ui/AppLink'

/** Nothing is mailed any more, whether it was ended just now or before. */
export function Ended({ isForgotten = false }: { isForgotten?: boolean }) {
  const { t } = useTexts('alerts')
  const locale = useLocale()
  return (
    <SentNotice as="h2" title={t('alerts.ended.heading')}>
      <p>{t(isForgotten ? 'alerts.ended.forgotten' : 'alerts.ended.text')}</p>
      <AppLink to={alertAddress(locale)}>{t('alerts.ended.again')}</AppLink>
    </SentNotice>
  )
}
