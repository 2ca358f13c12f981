import de from './de/regions.json'
import en from './en/regions.json'
import fr from './fr/regions.json'
import nl from './nl/regions.json'

/** Names on the map that are not a town's. */
export const REGION_TEXTS = { nl, fr, en, de }
