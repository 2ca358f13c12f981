import type { Locale } from '../../contract/common'

// French joins the article of a town to its preposition: au Roeulx, aux Bons Villers.
function aTown(city: string): string {
  if (city.startsWith('Le ')) return `au ${city.slice(3)}`
  if (city.startsWith('Les ')) return `aux ${city.slice(4)}`
  return `à ${city}`
}

/** "in Gent", "à Gand": where something stands, in words. */
export const inTown = (city: string, locale: Locale) => (locale === 'fr' ? aTown(city) : `in ${city}`)
