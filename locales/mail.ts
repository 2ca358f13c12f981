import de from './de/mail.json'
import en from './en/mail.json'
import fr from './fr/mail.json'
import nl from './nl/mail.json'

/** Texts of the mails. */
export const MAIL_TEXTS = { nl, fr, en, de }
