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
  /** The places that are meant by it; undefined until there is an answer. */
  places: readonly FoundCity[] | undefined
  /** What of it is known to be no place. */
  unknown: readonly string[]
  /** What cannot be searched by. */
  beyond: readonly string[]
}

/** What was understood of a line and what was not, so that nobody has to leave the page to see it. */
export function Understood({ siteId, filter, rest, places, unknown, beyond }: Props) {
  const { t } = useTexts('list')
  const locale = useLocale()
  const said = useSaidFilter(siteId, locale, filter)
  const where = places?.map((place) => foundName(place, locale)) ?? [rest]
  const understood = [...(said ?? []), ...where].filter(Boolean).join(' · ')
  return (
    <span role="status">
      {said &&
        [
          understood && t('search.understood', { said: understood }),
          unknown.length > 0 && t('search.asWords', { name: unknown.join(' ') }),
          beyond.length > 0 && t('search.beyond', { said: beyond.join(', ') }),
        ]
          .filter(Boolean)
          .join(' ')}
    </span>
  )
}
