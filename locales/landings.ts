import de from './de/landings.json'
import en from './en/landings.json'
import fr from './fr/landings.json'
import nl from './nl/landings.json'

/** Addresses and texts of landing pages. Read by `src/routing/landings.ts` and `src/domain/landing`. */
export const LANDING_WORDS = { nl, fr, en, de }
