import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { conditionsOf } from '../../domain/rentalSearch/rentalSearch'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { fewLeft, pagesShown } from '../../state/estateList/loads'
import type { RentalListState } from '../../state/rental/useRentalList'
import { QuietAction } from '../ui/blocks'
import { Pager } from '../ui/Pager'

interface Props {
  of: RentalListState
  /** Told before more is asked. */
  onMore: (pressed: MouseEvent<HTMLElement>) => void
}

/** How many are shown of how many, and the way to more. */
export function RentalMore({ of, onMore }: Props) {
  const { t } = useTexts('list')
  const locale = useLocale()
  const { list, search, isLoading, error, hasMore } = of
  if (!list || list.total === 0) return null
  const left = fewLeft(list.cards.length, list.total)
  return (
    <End>
      <p role="status">
        {isLoading ? t('list.loadingMore') : t('list.shown', { shown: list.cards.length, total: list.total })}
      </p>
      {hasMore && !error && (
        <QuietAction
          type="button"
          data-needs-script=""
          aria-disabled={isLoading}
          onClick={(event) => {
            if (isLoading) return
            onMore(event)
            of.more()
          }}
        >
          {left ? t('list.loadLastStays', { count: left }) : t('list.loadMore')}
        </QuietAction>
      )}
      {conditionsOf(search).length === 0 && (
        <Pager list={of.path} locale={locale} leaf={1} leaves={pagesShown(list.total)} withoutScript />
      )}
    </End>
  )
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s4);
  padding-top: var(--s5);
  > p {
    color: var(--quiet);
    font-size: var(--t14);
    font-variant-numeric: tabular-nums;
  }
`
