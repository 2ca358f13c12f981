import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { decimal } from '../../domain/format/number'
import { useLocale } from '../../i18n/useLocale'
import { DEFAULT_PAGE_SIZE } from '../../contract/searchLimits'
import { pagesShown } from '../../state/estateList/loads'
import { canLoadMore, hasFailed } from '../../state/estateList/reducer'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { CardSkeletons } from '../estate/CardSkeletons'
import { Stack } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { Pager } from '../ui/Pager'
import { Retry } from '../ui/Retry'
import { AlertLink } from './AlertLink'
import { GroupedCards } from './GroupedCards'
import { Loading } from './Loading'
import { eagerAt } from '../ui/eagerPictures'
import { MoreLink } from './MoreLink'
import { Neighbours } from './Neighbours'
import { WholeRegion } from './WholeRegion'
import { headingOf, isFocusLost } from '../ui/focusHeading'
import { NoResults } from './NoResults'
import { ResultCard } from './ResultCard'
import { ResultGrid } from './ResultGrid'
import { ToEnd } from './ToMap'
import { useFirstNew } from './useFirstNew'

/** So few that one may look around. */
const FEW = 5

/** What the search found: cards, their places while they come, and what to do when there are none or they cannot be had. */
export function Results() {
  const { t } = useTexts('list')
  const store = useSearchStore()
  const list = useSearch((state) => state.list)
  const { estates, total, isLoading, isLoadingNextPage, showMap, error } = list
  const found = useSearch((state) => state.found)
  const locale = useLocale()
  const { box, asked } = useFirstNew<HTMLDivElement>(isLoadingNextPage)
  const isLeft = useRef(false)
  const end = useRef<HTMLDivElement>(null)

  // Who goes by a key where something is found hears what that is: the way there is gone.
  useEffect(() => {
    if (!isLeft.current || isLoading || total === 0) return
    isLeft.current = false
    if (isFocusLost()) headingOf(document.querySelector('main'))?.focus({ preventScroll: true })
  }, [isLoading, total])

  if (isLoading) {
    const count = Math.max(DEFAULT_PAGE_SIZE, Math.min(estates.length, 3 * DEFAULT_PAGE_SIZE))
    return <Loading count={count} beside={showMap} isPatient={store.isOpening()} />
  }
  if (hasFailed(list))
    return (
      <Notice role="alert">
        <Stack>
          <p>{t('filter:filter.listFailed')}</p>
          <Retry onRetry={() => void store.retry()} />
        </Stack>
      </Notice>
    )
  if (total === 0)
    return (
      // A click that no pointer made counts no presses.
      <div onClick={({ detail }) => (isLeft.current = detail === 0)}>
        <NoResults />
      </div>
    )

  const size = showMap ? 'pair' : 'grid'
  const groups = store.groups()
  const isAll = !canLoadMore(list)
  return (
    <Stack ref={box} $gap="var(--s7)">
      <ToEnd end={end} />
      {groups ? (
        <GroupedCards
          cards={estates}
          options={groups}
          beside={showMap}
          isWhole={isAll}
          totals={found === '' ? store.groupTotals : undefined}
        />
      ) : (
        <ResultGrid beside={showMap}>
          {estates.map((card, index) => (
            <ResultCard key={card.id} card={card} eager={eagerAt(index)} size={size} />
          ))}
          {isLoadingNextPage && <CardSkeletons count={Math.min(DEFAULT_PAGE_SIZE, total - estates.length)} />}
        </ResultGrid>
      )}
      {Boolean(error) && (
        <Notice role="alert">
          {t('liveData:error.load')} {t('list.kept')}
        </Notice>
      )}
      <End ref={end}>
        <Shown role="status">
          {isLoadingNextPage
            ? t('list.loadingMore')
            : t('list.shown', { shown: decimal(estates.length), total: decimal(total) })}
        </Shown>
        {estates.length < total && (
          <Progress aria-hidden="true">
            <span style={{ width: `${(100 * estates.length) / total}%` }} />
          </Progress>
        )}
        {total <= FEW && <WholeRegion total={total} />}
        {total <= FEW && <Neighbours />}
        {isAll ? (
          <AlertLink lead={t('list.noneText')} />
        ) : (
          <MoreLink failed={Boolean(error)} busy={isLoadingNextPage} onAsk={asked} />
        )}
        {found === '' && (
          <Pager list={store.path} locale={locale} leaf={1} leaves={pagesShown(total)} withoutScript />
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
