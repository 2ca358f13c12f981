import type { FoundCity } from '../../contract/estateMap'
import { foundName } from '../../domain/search/foundName'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { useSaidFilter } from '../../state/search/useSaidFilter'

interface Props {
  siteId: string
  /** What was understood. */
  filter: Partial<SearchFilter>
  /** What was not: where, or words to look for. */
  rest: string
  /** The place that is meant by it, once there is an answer. */
  place: FoundCity | undefined
}

/** What was understood of a line, so that nobody has to leave the page to see it. */
export function Understood({ siteId, filter, rest, place }: Props) {
  const { t } = useTexts('list')
  const locale = useLocale()
  const said = useSaidFilter(siteId, locale, filter)
  const where = place ? foundName(place, locale) : rest
  return (
    <span role="status">
      {said && t('search.understood', { said: [...said, where].filter(Boolean).join(' · ') })}
    </span>
  )
}
