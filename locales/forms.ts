import de from './de/forms.json'
import en from './en/forms.json'
import fr from './fr/forms.json'
import nl from './nl/forms.json'

/** The words of forms, for pages that answer without a script. */
export const FORM_TEXTS = { nl, fr, en, de }
