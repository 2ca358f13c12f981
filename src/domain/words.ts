import { WORDS } from '../../locales/words'
import { wordReader } from './wordReader'

/**
 * A small word of the views.
 * @example word('subject.unit', 'nl', { number: '1.2' }) // 'eenheid 1.2'
 */
export const word = wordReader<keyof (typeof WORDS)['nl']>(WORDS)
