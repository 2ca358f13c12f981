import { readSearches } from '../../domain/search/lastSearches'
import { keptValue } from './keptValue'

/** The searches that were made in this browser, the latest first. */
export const keptSearches = keptValue('searches', readSearches)
