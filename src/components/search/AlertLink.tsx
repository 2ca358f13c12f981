import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { alertAddress } from '../../domain/alerts/alertAddress'
import { tellsPrices } from '../../domain/search/toldPrices'
import { useLocale } from '../../i18n/useLocale'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { AppLink } from '../ui/AppLink'
import { QuietAction } from '../ui/blocks'

/** Leads to where one subscribes to the search of the page, which goes along; called the same wherever it stands. Nobody waits for what is sold. */
export function AlertLink({ lead }: { lead?: string }) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const store = useSearchStore()
  const search = useSearch((state) => store.textOf(state.filter.filterQuery))
  const isWished = useSearch((state) => tellsPrices(store.node, state.filter.filterQuery))
  if (!isWished) return null
  const way = (
    <Way as={AppLink} to={alertAddress(locale, search, store.pageId)}>
      <svg aria-hidden="true" viewBox="0 0 20 20" width="18" height="18">
        <path
          d="M3.5 14.5h13c-1.3-1.3-2-2.6-2-5.5a4.5 4.5 0 0 0-9 0c0 2.9-.7 4.2-2 5.5zM8.3 17.2h3.4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      {t('alert')}
    </Way>
  )
  return lead ? (
    <Led>
      <p>{lead}</p>
      {way}
    </Led>
  ) : (
    way
  )
}

const Led = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s3);
  text-align: center;
`

const Way = styled(QuietAction)`
  gap: var(--s2);
  padding-inline: var(--s4);
  font-size: var(--t14);
`
