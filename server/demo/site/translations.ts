import type { ImportData } from '../../../src/contract/importLine'

const none = {
  nl: 'Hier is nog plaats voor uw favoriete panden.',
  fr: 'Il y a encore de la place ici pour vos biens préférés.',
  en: 'There is still room here for the properties you like.',
  de: 'Hier ist noch Platz für Ihre Lieblingsobjekte.',
} as const

/** Texts that this agency says in its own words. */
export const translations: readonly ImportData<'translation'>[] = (['nl', 'fr', 'en', 'de'] as const).map(
  (locale) => ({ locale, texts: { favourites: { 'estates.favorites.none': none[locale] } } }),
)
