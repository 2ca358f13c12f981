import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { siteTitle } from '../../domain/headTitle'
import { parseSearch } from '../../domain/search/parseSearch'
import { listCount, searchHeading } from '../../domain/search/searchHeading'
import { nodeSortChoice } from '../../domain/search/pageSortChoices'
import { conditionsOf } from '../../domain/search/relaxations'
import { hasFailed } from '../../state/estateList/reducer'
import { useLocale } from '../../i18n/useLocale'
import { useTowns } from '../../state/map/useTowns'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { useDocumentTitle } from '../../state/useDocumentTitle'
import { LIST_TITLE_SIZE } from '../../styles/listTitle'
import { media } from '../../styles/media'
import { ListTools, MapSwitch } from './ListTools'
import { SortSelect } from './SortSelect'

/** Sizes of a heading on a desktop: of every list's own, and of what is too long for two lines of that. */
const SIZE = LIST_TITLE_SIZE
const SMALLEST = '1.5rem'

interface Props {
  title: string
  intro: string
  /** Of which the document's title tells. */
  site: Parameters<typeof siteTitle>[1]
}

/** What the list is, in words that follow the search, and its order. */
export function ListHead({ title, intro, site }: Props) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const store = useSearchStore()
  const found = useSearch((state) => state.found)
  const total = useSearch((state) => state.list.total)
  const options = useSearch((state) => state.filter.options)
  // Of what could not be asked nothing is known, so nothing is counted.
  const isCounted = useSearch((state) => !hasFailed(state.list))
  const showMap = useSearch((state) => state.list.showMap)
  const filter = parseSearch(new URLSearchParams(found), nodeSortChoice(store.node))
  const towns = useTowns(filter.geoRange !== undefined)
  const conditions = conditionsOf(filter)
  const isFiltered = conditions.length > 0
  const count = !isFiltered && isCounted ? listCount({ title, node: store.node }, total, locale) : ''
  const heading =
    isFiltered && isCounted
      ? searchHeading(filter, total, { title, node: store.node }, { ...options, towns }, locale)
      : title

  useDocumentTitle(siteTitle(heading, site))

  return (
    <Head>
      <Title style={{ '--letters': heading.length + count.length } as CSSProperties}>
        <h1>
          {heading}
          {count && <Count> {count}</Count>}
        </h1>
      </Title>
      <ListTools>
        <MapSwitch isOn={showMap} onToggle={store.toggleMap}>
          {t('map.show')}
        </MapSwitch>
        <SortSelect />
      </ListTools>
      {intro && <Intro $saysOther={isFiltered}>{intro}</Intro>}
    </Head>
  )
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3) var(--s6);
  padding-top: clamp(8px, 2vw, 32px);
  h1 {
    font-size: clamp(1.5rem, 0.8rem + 4vw, ${SIZE});
    overflow-wrap: anywhere;
  }
  ${media.desktop} {
    padding-top: 0;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

/**
 * On a desktop as high whatever it says, so that the filter below stays under the pointer: two lines of one size for every list; only what is
 * longer than these has smaller letters (`--letters` counts them).
 */
const Title = styled.div`
  ${media.desktop} {
    container-type: inline-size;
    display: grid;
    align-content: end;
    min-height: calc(2 * ${SIZE} * 1.1);
    h1 {
      font-size: clamp(${SMALLEST}, calc(300cqi / var(--letters)), ${SIZE});
      line-height: 1.1;
    }
  }
`

const Count = styled.span`
  color: var(--quiet);
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`

/** Of a search it would tell of more than that finds; on a desktop its line stays free, so that nothing moves under the pointer. */
const Intro = styled.p<{ $saysOther: boolean }>`
  display: ${({ $saysOther }) => ($saysOther ? 'none' : 'block')};
  ${media.desktop} {
    display: block;
    visibility: ${({ $saysOther }) => ($saysOther ? 'hidden' : 'visible')};
  }
  color: var(--quiet);
  font-size: var(--t18);
`
