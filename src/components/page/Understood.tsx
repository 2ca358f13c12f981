import type { SearchFilter } from '../../domain/search/searchFilter'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { useSaidFilter } from '../../state/search/useSaidFilter'

interface Props {
  siteId: string
  /** What was understood. */
  filter: Partial<SearchFilter>
  /** The places that are meant; what was typed until that is known. */
  where: readonly string[]
  /** What is no place, and looked for in the texts. */
  unknown: readonly string[]
  /** What cannot be searched by. */
  beyond: readonly string[]
  /** To buy or to rent, where that was said. */
  offer: string | undefined
}

/** What was understood of a line and what was not, so that nobody has to leave the page to see it. */
export function Understood({ siteId, filter, where, unknown, beyond, offer }: Props) {
  const { t } = useTexts('list')
  const locale = useLocale()
  const said = useSaidFilter(siteId, locale, filter)
  const understood = [...(said ?? []), offer, ...where].filter(Boolean).join(' · ')
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
