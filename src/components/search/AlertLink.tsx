import styled from 'styled-components'
import { alertAddress } from '../../domain/alerts/alertAddress'
import { useLocale } from '../../i18n/useLocale'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { AppLink } from '../ui/AppLink'

/** Leads to where one subscribes to the search of the page, which goes along. */
export function AlertLink({ children }: { children: string }) {
  const locale = useLocale()
  const store = useSearchStore()
  const search = useSearch((state) => store.textOf(state.filter.filterQuery))
  return <Way to={alertAddress(locale, search, store.pageId)}>{children}</Way>
}

const Way = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  font-size: var(--t14);
  white-space: nowrap;
`
