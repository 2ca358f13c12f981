import deAlerts from '../../../locales/de/alerts.json'
import deForms from '../../../locales/de/forms.json'
import enAlerts from '../../../locales/en/alerts.json'
import enForms from '../../../locales/en/forms.json'
import frAlerts from '../../../locales/fr/alerts.json'
import frForms from '../../../locales/fr/forms.json'
import nlAlerts from '../../../locales/nl/alerts.json'
import nlForms from '../../../locales/nl/forms.json'
import type { Locale } from '../../../src/contract/common'
import { filledIn, type Values } from '../../../src/domain/filledIn'
import type { Translations } from '../../../src/contract/site'

const WORDS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  nl: { ...nlAlerts, ...nlForms },
  fr: { ...frAlerts, ...frForms },
  en: { ...enAlerts, ...enForms },
  de: { ...deAlerts, ...deForms },
}

/**
 * The words of the pages that answer a form sent without a script: the same as on the page with one, a site's own before ours.
 * The first of several keys that has words is taken.
 */
export function plainWords(locale: Locale, own: Translations) {
  return (keys: string | readonly string[], values: Values = {}) => {
    const text =
      [keys]
        .flat()
        .map((key) => own['alerts']?.[key] ?? own['forms']?.[key] ?? WORDS[locale][key])
        .find(Boolean) ?? ''
    return filledIn(text, values)
  }
}

export type PlainWords = ReturnType<typeof plainWords>
