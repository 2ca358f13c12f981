import de from './de/llms.json'
import en from './en/llms.json'
import fr from './fr/llms.json'
import nl from './nl/llms.json'

/** Words of `llms.txt`. Read by `server/web/feeds/llmsText.ts`. */
export const LLMS_TEXTS = { nl, fr, en, de }
