import { useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { ListNode } from '../../contract/page'
import type { EstateCard } from '../../domain/estate/types'
import type { CardList } from '../../domain/page/pageView'
import { listBody } from '../../domain/search/listBody'
import { useLocale } from '../../i18n/useLocale'
import { href } from '../../routing/routes'
import { liveCards } from '../../state/liveEstates'
import { liveClient, liveSite } from '../../state/liveSite'
import { AppLink } from '../ui/AppLink'
import { Action, QuietAction, Stack } from '../ui/blocks'
import { Empty } from '../ui/Empty'
import { Notice } from '../ui/Notice'
import { CardSkeletons } from './CardSkeletons'
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

  if (total === 0)
    return (
      <Empty title={t('list:list.none')}>
        <p>{t('list:list.noneText')}</p>
        <Action as={AppLink} to={href('alerts', locale)}>
          {t('list:list.noneAction')}
        </Action>
      </Empty>
    )
  const coming = Math.min(PAGE_SIZE, total - cards.length)
  return (
    <Stack $gap="var(--s7)">
      <EstateGrid cards={cards} eager={3}>
        {state === 'loading' && <CardSkeletons count={coming} />}
      </EstateGrid>
      {state === 'failed' && (
        <Notice role="alert">
          {t('liveData:error.load')} {t('list:list.kept')}
        </Notice>
      )}
      <End>
        <Shown role="status">
          {state === 'loading'
            ? t('list:list.loadingMore')
            : t('list:list.shown', { shown: cards.length, total })}
        </Shown>
        <Progress aria-hidden="true">
          <span style={{ width: `${Math.min(100, (100 * cards.length) / total)}%` }} />
        </Progress>
        {cards.length < total && (
          <QuietAction type="button" data-needs-script="" onClick={loadMore} disabled={state === 'loading'}>
            {state === 'failed' ? t('liveData:error.retry') : t('list:list.loadMore')}
          </QuietAction>
        )}
      </End>
    </Stack>
  )
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  @media print {
    display: none;
  }
`

const Shown = styled.p`
  color: var(--quiet);
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
`

const Progress = styled.div`
  width: 160px;
  height: 1px;
  background: var(--line);
  > span {
    display: block;
    height: 100%;
    background: var(--ink);
    transition: width var(--sheet);
  }
`
