import de from './de/addresses.json'
import en from './en/addresses.json'
import fr from './fr/addresses.json'
import nl from './nl/addresses.json'

/** The words of addresses (spec §2). */
export const ADDRESS_WORDS = { nl, fr, en, de }
