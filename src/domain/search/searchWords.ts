import { SEARCH_TEXTS } from '../../../locales/search'
import { wordReader } from '../wordReader'

/**
 * What a chip, a heading or a range of a search says.
 * @example searchWord('chip.within', 'nl', { n: 10 }) // 'binnen 10 km'
 */
export const searchWord = wordReader<keyof (typeof SEARCH_TEXTS)['nl']>(SEARCH_TEXTS)
