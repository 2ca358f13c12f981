import { useTexts } from '../../i18n/useTexts'
import type { Page } from '../../contract/page'
import { nameIn } from '../../domain/localized'
import { saidChips } from '../../domain/search/filterChips'
import { conditionsOf } from '../../domain/search/relaxations'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { useLocale } from '../../i18n/useLocale'
import type { FilterState } from '../../state/filter/reducer'
import { namesOf } from '../../state/search/useFilterNames'
import { ChipButton } from '../search/ChipButton'
import { SearchChips } from './SearchChips'

interface Props {
  page: Page | undefined
  draft: FilterState
  onChange: (filter: SearchFilter) => void
  onPageOff: () => void
}

/** A search that is being put together: the page it is made on and each condition, to take off. */
export function WishChips({ page, draft, onChange, onPageOff }: Props) {
  const { t } = useTexts('alerts')
  const { t: words } = useTexts('filter')
  const locale = useLocale()
  const chips = saidChips(draft.filterQuery, namesOf(draft), locale, words)
  return (
    <SearchChips label={t('alerts.search')}>
      {page && (
        <li>
          <ChipButton label={nameIn(page.title, locale)} onRemove={onPageOff} />
        </li>
      )}
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <ChipButton label={label} onRemove={() => onChange(without)} />
        </li>
      ))}
      {!page && conditionsOf(draft.filterQuery).length === 0 && <li>{t('alerts.anything')}</li>}
    </SearchChips>
  )
}
