import { Fragment, useId } from 'react'
import styled from 'styled-components'
import { cityName } from '../../domain/address'
import { decimal } from '../../domain/format/number'
import { neighbours } from '../../domain/search/neighbours'
import { patched } from '../../domain/search/searchFilter'
import { useLocale } from '../../i18n/useLocale'
import { useTexts } from '../../i18n/useTexts'
import { chosenPlace } from '../../state/search/chosenPlace'
import { useSearch, useSearchStore } from '../../state/search/useSearch'
import { AppLink } from '../ui/AppLink'
import { Unseen } from '../ui/blocks'

/** Towns near the chosen ones where the search finds something too, each to be added to it. */
export function Neighbours() {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const id = useId()
  const store = useSearchStore()
  const { filterQuery: filter, options } = useSearch((state) => state.filter)
  const near = neighbours(filter, options)
  if (!near.length) return null
  return (
    <nav aria-labelledby={id}>
      <Line>
        <span id={id}>{t('near.title')}</span>
        {near.map(({ location, ids, count }) => {
          const { place = null } = location
          const wider = patched(filter, chosenPlace(filter, { ids, place }, options))
          return (
            <Fragment key={location.id}>
              {' '}
              <AppLink to={`${store.path}?${store.addressOf(wider)}`}>
                {cityName(location, locale)}
              </AppLink>{' '}
              <span aria-hidden="true">{decimal(count)}</span>
              <Unseen>{t('filter.adds', { count, total: decimal(count) })}</Unseen>
            </Fragment>
          )
        })}
      </Line>
    </nav>
  )
}

const Line = styled.p`
  line-height: 2;
  text-align: center;
  font-variant-numeric: tabular-nums;
  > span:first-child,
  > span[aria-hidden] {
    color: var(--quiet);
  }
  > span[aria-hidden] {
    margin-inline-end: var(--s3);
  }
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
