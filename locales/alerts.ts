import de from './de/alerts.json'
import en from './en/alerts.json'
import fr from './fr/alerts.json'
import nl from './nl/alerts.json'

/** The words of alerts, for pages that answer without a script. */
export const ALERT_TEXTS = { nl, fr, en, de }
