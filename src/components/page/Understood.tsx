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
  /** Whether it is known to be none. */
  isNoPlace: boolean
  /** What cannot be searched by. */
  beyond: readonly string[]
}

/** What was understood of a line and what was not, so that nobody has to leave the page to see it. */
export function Understood({ siteId, filter, rest, place, isNoPlace, beyond }: Props) {
  const { t } = useTexts('list')
  const locale = useLocale()
  const said = useSaidFilter(siteId, locale, filter)
  const where = place ? foundName(place, locale) : isNoPlace ? '' : rest
  const understood = [...(said ?? []), where].filter(Boolean).join(' · ')
  return (
    <span role="status">
      {said &&
        [
          understood && t('search.understood', { said: understood }),
          isNoPlace && t('search.asWords', { name: rest }),
          beyond.length > 0 && t('search.beyond', { said: beyond.join(', ') }),
        ]
          .filter(Boolean)
          .join(' ')}
    </span>
  )
}
