import de from './de/filter.json'
import en from './en/filter.json'
import fr from './fr/filter.json'
import nl from './nl/filter.json'

/** The words of the filter, for mails that name a search. */
export const FILTER_TEXTS = { nl, fr, en, de }
