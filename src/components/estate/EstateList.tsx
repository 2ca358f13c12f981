import { useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { ListNode } from '../../contract/page'
import type { EstateCard } from '../../domain/estate/types'
import type { CardList } from '../../domain/page/pageView'
import { listBody } from '../../domain/search/listBody'
import { useLocale } from '../../i18n/useLocale'
import { liveCards } from '../../state/liveEstates'
import { liveClient, liveSite } from '../../state/liveSite'
import { Action, Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { EstateGrid } from './EstateGrid'

const PAGE_SIZE = 15

interface Props {
  /** First page, as it was when the site was built. */
  list: CardList<EstateCard>
  node: ListNode
  siteId: string
}

/** Listings of a list page; more are loaded while there are more than are shown. */
export function EstateList({ list, node, siteId }: Props) {
  const { t } = useTranslation('common')
  const locale = useLocale()
  const [{ cards, total }, setList] = useState(list)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  async function loadMore() {
    setState('loading')
    try {
      const client = liveClient(siteId, locale)
      const { settings } = await liveSite(client)
      const body = listBody(node, { from: cards.length, size: PAGE_SIZE }, settings.hiddenStatus)
      const next = await liveCards(client, body, locale)
      setList({ total: next.total, cards: [...cards, ...next.cards] })
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  if (total === 0) return <Notice>{t('list:list.none')}</Notice>
  return (
    <Stack $gap="var(--s6)">
      <p role="status">{t('list:list.shown', { shown: cards.length, total })}</p>
      <EstateGrid cards={cards} eager={3} />
      {state === 'failed' && <Notice role="alert">{t('liveData:error.load')}</Notice>}
      {cards.length < total && (
        <Center>
          <Action type="button" onClick={loadMore} disabled={state === 'loading'}>
            {state === 'failed' ? t('liveData:error.retry') : t('list:list.loadMore')}
          </Action>
        </Center>
      )}
    </Stack>
  )
}

const Center = styled.div`
  display: grid;
  justify-content: center;
`
