import { navigate } from 'gatsby'
import type { ComponentProps } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { decimal } from '../../domain/format/number'
import { patched } from '../../domain/search/searchFilter'
import { useDraft } from '../../state/search/useDraft'
import { keepTyped, ledTyped, takeTyped } from '../../state/search/typedPlace'
import { useSearchStore } from '../../state/search/useSearch'
import { Action, Unseen } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { FieldSheet, PlainButton, SheetBody, SheetFoot } from './FieldSheet'
import { FilterFields } from './FilterFields'
import { LastSearches } from './LastSearches'
import { fieldNames } from './searchFields'
import { useStill } from './useStill'

/** The filter on a phone: a sheet over the page. What is chosen holds once it is applied; until then only its count shows. */
export function FilterSheet({
  opener,
  onClose,
}: Pick<ComponentProps<typeof FieldSheet>, 'opener' | 'onClose'>) {
  const { t } = useTexts('filter')
  const store = useSearchStore()
  const { draft, isKnown, count, change, replace } = useDraft(store.getState().filter.filterQuery)
  const body = useStill<HTMLDivElement>()
  const names = fieldNames(store.node, draft.filterQuery)
  const label =
    typeof count === 'number' ? t('filter.show', { count, total: decimal(count) }) : t('filter.showAny')

  function apply() {
    const elsewhere = ledTyped(store)
    onClose()
    if (elsewhere !== undefined) {
      keepTyped(store, '')
      void navigate(elsewhere)
      return
    }
    // A place that stands in its box is meant too.
    store.search(patched(draft.filterQuery, takeTyped(store) ?? {}))
  }

  return (
    <FieldSheet title={t('filter.label')} opener={opener} onClose={onClose}>
      <SheetBody ref={body} aria-busy={!isKnown}>
        <LastSearches
          siteId={store.siteId}
          pageId={store.pageId}
          current={store.textOf(store.getState().filter.filterQuery)}
          onFollow={onClose}
        />
        {draft.error ? <Notice role="alert">{t('filter.failed')}</Notice> : null}
        {isKnown ? (
          <FilterFields
            names={names}
            filter={draft.filterQuery}
            options={draft.options}
            change={change}
            isDraft
          />
        ) : (
          <p role="status">{t('list:list.loadingMore')}</p>
        )}
      </SheetBody>
      <SheetFoot>
        <PlainButton type="button" onClick={() => replace(store.unfiltered)}>
          {t('filter.clear')}
        </PlainButton>
        <Action type="button" onClick={apply}>
          {label}
        </Action>
        <Unseen role="status">{typeof count === 'number' && label}</Unseen>
      </SheetFoot>
    </FieldSheet>
  )
}
