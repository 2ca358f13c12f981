import { dateText } from '../../domain/format/date'
import { decimal } from '../../domain/format/number'
import { useTexts } from '../../i18n/useTexts'
import { useNewSince } from '../../state/search/useNewSince'

/** Day and month: on a phone there is no room for more. */
const shortDay = (day: string) => dateText(day).slice(0, 5)

/** How many of the list came since the visitor was last here; nothing where none did. */
export function NewSince({ day }: { day: string }) {
  const { t } = useTexts('list')
  const count = useNewSince(day)
  if (!count) return null
  return <>{t('visit.new', { count, total: decimal(count), day: shortDay(day) })}</>
}
