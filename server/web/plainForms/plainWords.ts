import { ALERT_TEXTS } from '../../../locales/alerts'
import { FORM_TEXTS } from '../../../locales/forms'
import type { Locale } from '../../../src/contract/common'
import { filledIn, type Values } from '../../../src/domain/filledIn'
import type { Translations } from '../../../src/contract/site'

const ours = (locale: Locale): Readonly<Record<string, string>> => ({
  ...ALERT_TEXTS[locale],
  ...FORM_TEXTS[locale],
})

/**
 * The words of the pages that answer a form sent without a script: the same as on the page with one, a site's own before ours.
 * The first of several keys that has words is taken.
 */
export function plainWords(locale: Locale, own: Translations) {
  const words = ours(locale)
  return (keys: string | readonly string[], values: Values = {}) => {
    const text =
      [keys]
        .flat()
        .map((key) => own['alerts']?.[key] ?? own['forms']?.[key] ?? words[key])
        .find(Boolean) ?? ''
    return filledIn(text, values)
  }
}

export type PlainWords = ReturnType<typeof plainWords>
