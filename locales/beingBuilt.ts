import de from './de/beingBuilt.json'
import en from './en/beingBuilt.json'
import fr from './fr/beingBuilt.json'
import nl from './nl/beingBuilt.json'

/** What visitors read before the first release. */
export const BEING_BUILT = { nl, fr, en, de }
