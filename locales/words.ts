import de from './de/words.json'
import en from './en/words.json'
import fr from './fr/words.json'
import nl from './nl/words.json'

/** Small words of views: of prices, floors, facts, holiday units. Read by `src/domain/words.ts`. */
export const WORDS = { nl, fr, en, de }
