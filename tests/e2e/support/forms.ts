import type { Locale } from '../../../src/contract/locales'
import type { AgreementContext } from '../../../src/domain/forms/agreementRules'
import { getAgreements } from '../../../src/siteApi/content'
import { client } from './site'
import { press } from './hand'
import type { Page } from './test'
import { text } from './texts'

type Place = Pick<Page, 'getByRole' | 'getByLabel'>

/** A field of a form by what it is called: `email`. */
export const field = (place: Place, locale: Locale, name: string) =>
  place.getByRole('textbox', { name: new RegExp(`^${text(locale, `forms:field.${name}`)}( |$)`) })

/** Ticks what a form asks to agree to before it can be sent. */
export async function agree(place: Place, locale: Locale, context: AgreementContext) {
  for (const { title, required, contexts } of await getAgreements(client, locale))
    if (required && contexts.includes(context))
      await press(place.getByRole('checkbox', { name: new RegExp(`^${title}`) }))
}
