import de from './de/preview.json'
import en from './en/preview.json'
import fr from './fr/preview.json'
import nl from './nl/preview.json'

/** What the banner over a draft says. */
export const PREVIEW_TEXTS = { nl, fr, en, de }
