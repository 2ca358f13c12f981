import type { Locale } from '../../contract/common'
import { withoutAccents } from '../../contract/withoutAccents'
import { word } from '../words'

/** How French joins a preposition to the article that a town's name begins with. */
const WITH_ARTICLE = { à: { Le: 'au', Les: 'aux' }, de: { Le: 'du', Les: 'des' } } as const

/** Before a vowel `de` loses its own; before an h only where that is mute, as Walloons write these towns. */
const ELIDES = /^(?:[aeiouyœæ]|h(?:elecine|ensies|erbeumont|erinnes|arelbeke))/i

/** A French preposition and the town after it: au Roeulx, des Bons Villers, d’Anvers. */
function french(preposition: keyof typeof WITH_ARTICLE, city: string): string {
  const [, article, rest] = /^(Les?) (.+)$/.exec(city) ?? []
  if (article && rest) return `${WITH_ARTICLE[preposition][article as 'Le' | 'Les']} ${rest}`
  // The one province that is said with its article.
  if (preposition === 'de' && city.startsWith('Brabant ')) return `du ${city}`
  return preposition === 'de' && ELIDES.test(withoutAccents(city)) ? `d’${city}` : `${preposition} ${city}`
}

/** "in Gent", "à Gand": where something stands, in words. */
export const inTown = (city: string, locale: Locale) =>
  locale === 'fr' ? french('à', city) : word('town.in', locale, { town: city })

/** "in Brugge en Gent", "à Bruges et à Gand": French says its preposition before each. */
export function inTowns(cities: readonly string[], locale: Locale): string {
  const and = ` ${word('and', locale)} `
  return locale === 'fr'
    ? cities.map((city) => inTown(city, locale)).join(and)
    : inTown(cities.join(and), locale)
}

/** "van Gent", "d’Anvers", "um Gent": a town after the words that say how far around it. */
export const ofTown = (city: string, locale: Locale) =>
  locale === 'fr' ? french('de', city) : word('town.of', locale, { town: city })
