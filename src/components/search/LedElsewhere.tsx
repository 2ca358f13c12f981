import styled from 'styled-components'
import type { SaidLine } from '../../domain/search/readLine'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { statusOfPage } from '../../domain/search/searchTargets'
import { STATUS_ID } from '../../domain/search/statusIds'
import { useTexts } from '../../i18n/useTexts'
import type { SearchStore } from '../../state/search/searchStore'
import { searchAddress } from '../page/searchAddress'
import { AppLink } from '../ui/AppLink'

/** Where a line leads that asks for what this list does not hold: to rent on a list of what is for sale, or somewhere to stay. */
interface Elsewhere {
  offer: SaidLine['offer']
  /** Until its places are known there is no way on that would lose them. */
  to: string | undefined
}

interface Known {
  /** The search with what was said. */
  search: SearchFilter | undefined
  /** The list of holiday units with what was said. */
  stayPath: string | undefined
}

/** Where a line leads from a list; undefined where that list holds what is asked for. */
export function ledElsewhere(
  { offer, stay }: Pick<SaidLine, 'offer' | 'stay'>,
  { search, stayPath }: Known,
  { node, other }: Pick<SearchStore, 'node' | 'other'>,
): Elsewhere | undefined {
  if (stay && other?.stays !== undefined) return { offer: undefined, to: stayPath }
  const wanted = offer && STATUS_ID[offer]
  const list = other?.lists.find((one) => one.status === wanted)
  if (!list || wanted === statusOfPage({ type: 'estateList', node })) return undefined
  return { offer, to: search && searchAddress(list.path, search) }
}

/** Says that a line asks for what this list does not hold, and leads there. */
export function LedElsewhere({ offer, to }: Elsewhere) {
  const { t } = useTexts('filter')
  return (
    <Notice role="status">
      {t(offer ? `filter.is.${offer}` : 'filter.isStay')}{' '}
      {to !== undefined && <AppLink to={to}>{t(offer ? `filter.to.${offer}` : 'filter.toStays')}</AppLink>}
    </Notice>
  )
}

const Notice = styled.p`
  margin: var(--s2) 0 0;
  font-size: var(--t14);
`
