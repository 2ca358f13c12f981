import de from './de/search.json'
import en from './en/search.json'
import fr from './fr/search.json'
import nl from './nl/search.json'

/** What chips, headings and ranges of a search say. Read by `src/domain/search/searchWords.ts`. */
export const SEARCH_TEXTS = { nl, fr, en, de }
