import de from './de/codes.json'
import en from './en/codes.json'
import fr from './fr/codes.json'
import nl from './nl/codes.json'

/** What coded values are called, by `List.CODE` (spec §3 Coded values). */
export const CODE_TEXTS = { nl, fr, en, de }
