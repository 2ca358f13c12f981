import type { Locale } from '../../contract/common'
import { labelIn, type Label } from '../codes/label'

/** Words around a value a visitor filters by; {n} is the value. */
const WORDS = {
  priceMin: ['vanaf {n}', 'à partir de {n}', 'from {n}', 'ab {n}'],
  priceMax: ['tot {n}', 'jusqu’à {n}', 'up to {n}', 'bis {n}'],
  bedroom: ['{n} slaapkamer', '{n} chambre', '{n} bedroom', '{n} Schlafzimmer'],
  bedrooms: ['{n} slaapkamers', '{n} chambres', '{n} bedrooms', '{n} Schlafzimmer'],
  bedroomMin: [
    'minstens {n} slaapkamer',
    'au moins {n} chambre',
    'at least {n} bedroom',
    'mindestens {n} Schlafzimmer',
  ],
  bedroomsMin: [
    'minstens {n} slaapkamers',
    'au moins {n} chambres',
    'at least {n} bedrooms',
    'mindestens {n} Schlafzimmer',
  ],
  within: ['binnen {n} km', 'dans un rayon de {n} km', 'within {n} km', 'im Umkreis von {n} km'],
  withinOf: [
    'binnen {n} km {ofPlace}',
    'à {n} km autour {ofPlace}',
    'within {n} km {ofPlace}',
    'im Umkreis von {n} km {ofPlace}',
  ],
  around: ['{n} km rond {place}', '{n} km autour {place}', '{n} km around {place}', '{n} km um {place}'],
  mapAround: [
    'kaart rond {place}, {n} km',
    'carte autour {place}, {n} km',
    'map around {place}, {n} km',
    'Karte um {place}, {n} km',
  ],
  drawnAround: [
    'getekend rond {place}, {n} km',
    'zone dessinée autour {place}, {n} km',
    'area drawn around {place}, {n} km',
    'gezeichnetes Gebiet um {place}, {n} km',
  ],
  province: ['{n} (provincie)', '{n} (province)', '{n} (province)', '{n} (Provinz)'],
  arrondissement: ['{n} (arrondissement)', '{n} (arrondissement)', '{n} (district)', '{n} (Bezirk)'],
  wholeTown: ['heel {n}', 'tout {n}', 'all of {n}', 'ganz {n}'],
  city: ['gemeente {n}', 'commune {n}', 'town {n}', 'Gemeinde {n}'],
  general: ['{n} (algemeen)', '{n} (général)', '{n} (general)', '{n} (allgemein)'],
  type: ['type {n}', 'type {n}', 'type {n}', 'Art {n}'],
} as const satisfies Record<string, Label>

/** @example chipWords('within', '10', 'nl') // 'binnen 10 km' */
export const chipWords = (word: keyof typeof WORDS, value: string, locale: Locale): string =>
  labelIn(WORDS[word], locale).replace('{n}', () => value)
