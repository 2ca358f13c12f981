import type { Locale } from '../../contract/common'
import { codeLabel } from '../codes/codeLabel'
import type { FilterNames } from './filterNames'
import { FACETS } from './filters'

/**
 * What the coded values of filters are called, for a search that nothing was counted for.
 * @example codeChoices('en')['condition'] // [{ value: 'TO_RENOVATE', name: { en: 'In need of renovation' }, count: 0 }, …]
 */
export const codeChoices = (locale: Locale): NonNullable<FilterNames['choices']> =>
  Object.fromEntries(
    FACETS.flatMap(({ list, facet }) => {
      if (facet.kind !== 'oneOf' || !facet.codes) return []
      const { codes, values } = facet
      const named = values.map(([value]) => ({
        value,
        name: { [locale]: codeLabel(codes, value, locale) },
        count: 0,
      }))
      return [[list, named]]
    }),
  )
