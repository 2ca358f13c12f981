import styled from 'styled-components'
import { STATUS_ID } from '../../domain/search/statusIds'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { statusOfPage } from '../../domain/search/searchTargets'
import { useTexts } from '../../i18n/useTexts'
import type { SaidLine } from '../../domain/search/readLine'
import { useSearchStore } from '../../state/search/useSearch'
import { searchAddress } from '../page/searchAddress'
import { AppLink } from '../ui/AppLink'

interface Props {
  /** What was said in the box for a place. */
  said: Pick<SaidLine, 'offer' | 'stay'>
  /** The search with what was said; until its places are known there is no way on that would lose them. */
  search: SearchFilter | undefined
  /** The list of holiday units with what was said, known as late. */
  stayPath: string | undefined
}

/** Where a line leads that asks for what this list does not hold: to rent on a list of what is for sale, or somewhere to stay. */
export function LedElsewhere({ said, search, stayPath }: Props) {
  const { t } = useTexts('filter')
  const { node, other } = useSearchStore()
  const status = statusOfPage({ type: 'estateList', node })
  if (said.stay && other?.stays !== undefined)
    return (
      <Notice role="status">
        {t('filter.isStay')}{' '}
        {stayPath !== undefined && <AppLink to={stayPath}>{t('filter.toStays')}</AppLink>}
      </Notice>
    )
  const wanted = said.offer && STATUS_ID[said.offer]
  const list = other?.lists.find((one) => one.status === wanted)
  if (!said.offer || wanted === status || !list) return null
  return (
    <Notice role="status">
      {t(`filter.is.${said.offer}`)}{' '}
      {search && <AppLink to={searchAddress(list.path, search)}>{t(`filter.to.${said.offer}`)}</AppLink>}
    </Notice>
  )
}

const Notice = styled.p`
  margin: var(--s2) 0 0;
  font-size: var(--t14);
`
