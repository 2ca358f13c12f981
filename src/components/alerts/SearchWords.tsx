import { useTexts } from '../../i18n/useTexts'
import type { AlertState } from '../../contract/ajax'
import { alertFilter } from '../../domain/alerts/askedSearch'
import { saidChips } from '../../domain/search/filterChips'
import { useLocale } from '../../i18n/useLocale'
import type { SearchNames } from '../../state/alerts/useSearchNames'
import { Chip, SearchChips } from './SearchChips'

interface Props {
  of: Pick<AlertState['searches'][number], 'search' | 'pageId'>
  /** Undefined while they are being asked. */
  names: SearchNames | undefined
}

/** A search that was subscribed to, in words. */
export function SearchWords({ of: { search, pageId }, names }: Props) {
  const { t } = useTexts('alerts')
  const { t: words } = useTexts('filter')
  const locale = useLocale()
  if (!names) return <SearchChips label={t('alerts.search')}>{null}</SearchChips>
  const page = pageId === null ? '' : (names.pages[pageId] ?? '')
  const chips = saidChips(alertFilter(search), names.names, locale, words)
  return (
    <SearchChips label={t('alerts.search')}>
      {page && <Chip>{page}</Chip>}
      {chips.map(({ id, label }) => (
        <Chip key={id}>{label}</Chip>
      ))}
      {!page && chips.length === 0 && <Chip>{t('alerts.anything')}</Chip>}
    </SearchChips>
  )
}
