import de from './de/prices.json'
import en from './en/prices.json'
import fr from './fr/prices.json'
import nl from './nl/prices.json'

/** Words around a price: every page has them, so that they are not among the other words. */
export const PRICE_TEXTS = { nl, fr, en, de }
