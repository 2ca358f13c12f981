import { MAIL_TEXTS } from '../../locales/mail'
import type { Locale } from '../../src/contract/common'
import { filledIn, type Values } from '../../src/domain/filledIn'

const WORDS: Record<Locale, Record<Key, string>> = MAIL_TEXTS
type Key = keyof (typeof MAIL_TEXTS)['nl']
export type MailKey = Key extends `mail.${infer Name}` ? Name : never

/** Texts of the mails that a site says its own way (spec §7 translations), by key: `mail.friend.text`. */
export type OwnMailWords = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>

/** A text of the mails in one language, the site's own where it has one, `{{name}}` filled in. */
export const mailWords =
  (locale: Locale, own: OwnMailWords = {}) =>
  (key: MailKey, values: Values = {}): string => {
    const text = own[locale]?.[`mail.${key}`] ?? WORDS[locale][`mail.${key}`]
    return filledIn(text, values)
  }

export type MailWords = ReturnType<typeof mailWords>

/** What a language is called in another: `Frans`. */
export const languageName = (of: Locale, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(of) ?? of
