import type { ImportData } from '../../../src/contract/importLine'

const none = {
  nl: 'U hebt nog geen favorieten. Klik op het hart bij een pand dat u bevalt.',
  fr: 'Vous n’avez pas encore de favoris. Cliquez sur le cœur d’un bien qui vous plaît.',
  en: 'You have no favourites yet. Click the heart on a property you like.',
  de: 'Sie haben noch keine Favoriten. Klicken Sie auf das Herz bei einem Objekt, das Ihnen gefällt.',
} as const

/** Texts that this agency says in its own words. */
export const translations: readonly ImportData<'translation'>[] = (['nl', 'fr', 'en', 'de'] as const).map(
  (locale) => ({ locale, texts: { favourites: { 'estates.favorites.none': none[locale] } } }),
)
