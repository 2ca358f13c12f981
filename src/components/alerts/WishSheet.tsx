import { type ComponentProps, useState } from 'react'
import { useTexts } from '../../i18n/useTexts'
import type { Page } from '../../contract/page'
import type { askedSearch } from '../../domain/alerts/askedSearch'
import { decimal } from '../../domain/format/number'
import { nameIn } from '../../domain/localized'
import { conditionsOf } from '../../domain/search/relaxations'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import type { FrameView } from '../../domain/site/frameView'
import { useLocale } from '../../i18n/useLocale'
import { useAskedPage } from '../../state/alerts/useAskedPage'
import { useDraft } from '../../state/search/useDraft'
import { takeTyped } from '../../state/search/typedPlace'
import { useSearchStore } from '../../state/search/useSearch'
import { ChipButton } from '../search/ChipButton'
import { FieldSheet, PlainButton, SheetBody, SheetFoot } from '../search/FieldSheet'
import { FilterFields } from '../search/FilterFields'
import { fieldNames } from '../search/searchFields'
import { useStill } from '../search/useStill'
import { Action } from '../ui/blocks'
import { Notice } from '../ui/Notice'
import { SearchChips } from './SearchChips'
import { WishStore } from './WishStore'

/** A search to hear of, and the list page it was made on. */
export type AskedSearch = ReturnType<typeof askedSearch>

interface Props extends Pick<ComponentProps<typeof FieldSheet>, 'opener' | 'onClose'> {
  frame: FrameView
  asked: AskedSearch
  /** Says what happens to what was chosen. */
  done: string
  onDone: (asked: AskedSearch) => void
}

/** Where one says what one looks for, as the filter of a list on a phone: what is chosen holds once it is done, and not when it is closed. */
export function WishSheet({ frame, asked, done, onDone, ...sheet }: Props) {
  const { t } = useTexts('alerts')
  const [wish, setWish] = useState(asked)
  const withoutPage = (filter: SearchFilter) => setWish({ filter, pageId: undefined })
  const { page, isLoading } = useAskedPage(frame, wish.pageId, () => withoutPage(wish.filter))
  return (
    <FieldSheet title={t('alerts.search')} {...sheet}>
      {isLoading ? (
        <SheetBody>
          <p role="status">{t('alerts.wait')}</p>
        </SheetBody>
      ) : (
        <WishStore key={page?.id} frame={frame} page={page}>
          <Draft
            page={page}
            start={wish.filter}
            done={done}
            onDone={(filter) => onDone({ ...wish, filter })}
            onPageOff={withoutPage}
          />
        </WishStore>
      )}
    </FieldSheet>
  )
}

interface DraftProps {
  page: Page | undefined
  start: SearchFilter
  done: string
  onDone: (filter: SearchFilter) => void
  onPageOff: (filter: SearchFilter) => void
}

function Draft({ page, start, done, onDone, onPageOff }: DraftProps) {
  const { t } = useTexts('alerts')
  const { t: words } = useTexts('filter')
  const locale = useLocale()
  const store = useSearchStore()
  const { node } = store
  const { draft, isKnown, count, change, replace } = useDraft(start)
  const body = useStill<HTMLDivElement>()
  const { filterQuery: filter, options, error } = draft
  return (
    <>
      <SheetBody ref={body}>
        {page && (
          <SearchChips label={words('filter.active')}>
            <li>
              <ChipButton label={nameIn(page.title, locale)} onRemove={() => onPageOff(filter)} />
            </li>
          </SearchChips>
        )}
        {error ? <Notice role="alert">{words('filter.failed')}</Notice> : null}
        {isKnown ? (
          <FilterFields names={fieldNames(node, filter)} filter={filter} options={options} change={change} />
        ) : (
          <p role="status">{t('alerts.wait')}</p>
        )}
      </SheetBody>
      <SheetFoot>
        <p role="status">
          {typeof count === 'number' && t('alerts.fitting', { count, total: decimal(count) })}
        </p>
        {conditionsOf(filter).length > 0 && (
          <PlainButton type="button" onClick={() => replace(NO_FILTER)}>
            {words('filter.clear')}
          </PlainButton>
        )}
        <Action type="button" onClick={() => onDone(patched(filter, takeTyped(store) ?? {}))}>
          {done}
        </Action>
      </SheetFoot>
    </>
  )
}
