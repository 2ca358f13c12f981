import { FILTER_KEYS, rowOf } from './filters'
import { PAGE_PARAM, SORT_ORDER_PARAM, SORT_TYPE_PARAM } from './searchParams'

/** Attribute of a document that was opened with a search, until the list page has taken the search over. */
export const SEARCHED_MARK = 'data-searched'
/** Attribute of the box that holds what a list page found. */
export const FOUND_MARK = 'data-found'

/** Nobody waits longer for scripts that may never come. */
const AT_MOST_MS = 4000

const NAMES = [
  ...FILTER_KEYS.map((key) => rowOf(key).param),
  ...FILTER_KEYS.flatMap((key) => rowOf(key).also?.param ?? []),
  SORT_TYPE_PARAM,
  SORT_ORDER_PARAM,
  PAGE_PARAM,
].join('|')

/**
 * Script for the head of a prebuilt list page. What is in the document is no answer to a search in the address: marked, it is not
 * shown, and its pictures do not come before the scripts that ask for the answer.
 */
export const MARK_SEARCHED =
  `if(/[?&](${NAMES})=/.test(location.search)){let e=document.documentElement;` +
  `e.setAttribute('${SEARCHED_MARK}','');setTimeout(()=>e.removeAttribute('${SEARCHED_MARK}'),${AT_MOST_MS})}`

const FOUND = `[${SEARCHED_MARK}] [${FOUND_MARK}]`

/** Style for the same head. It keeps about the room of the first cards, so that what is below does not come into sight. */
export const HIDE_FOUND = `${FOUND}{min-height:200vh}${FOUND}>*{display:none}`
