import de from './de/leaves.json'
import en from './en/leaves.json'
import fr from './fr/leaves.json'
import nl from './nl/leaves.json'

/** What the further pages of a list are called. Read by `src/domain/page/leafView.ts`. */
export const LEAF_WORDS = { nl, fr, en, de }
