import de from './de/fields.json'
import en from './en/fields.json'
import fr from './fr/fields.json'
import nl from './nl/fields.json'

/** Labels of fields and headings of tabs. Read where views are made, which is never the browser: a page ships its labels, not this. */
export const FIELD_LABELS = { nl, fr, en, de }
