import { paragraphs } from '../compose'
import type { Listing, RentalFacts } from '../facts'
import type { Rng } from '../../rng'
import { bathrooms, bedrooms } from './words'

const views: Record<RentalFacts['view'], string> = {
  sea: 'zeezicht',
  dunes: 'zicht op de duinen',
  forest: 'zicht op het bos',
  valley: 'zicht over de vallei',
  village: 'zicht op het dorp',
}

const sleeping = (f: RentalFacts): string => (f.bedrooms === 0 ? 'een slaaphoek' : bedrooms(f.bedrooms))

/** The text of a holiday unit. */
export const rental = (f: RentalFacts, rng: Rng): Listing => {
  const what = f.house ? 'vakantiehuis' : 'vakantieappartement'
  return {
    short: `${f.house ? 'Vakantiehuis' : 'Vakantieappartement'} in ${f.place.name.nl} voor ${f.persons} personen, met ${sleeping(f)} en ${views[f.view]}.`,
    description: paragraphs(rng, [
      [
        [
          `Dit ${what} in ${f.place.name.nl} ontvangt tot ${f.persons} personen.`,
          `Met ${f.persons} op vakantie in ${f.place.name.nl}: dit ${what} heeft er de ruimte voor.`,
        ],
        `U geniet er van ${views[f.view]}.`,
        f.floor !== undefined &&
          !f.house &&
          (f.floor === 0
            ? 'Het ligt op de gelijkvloerse verdieping.'
            : `Het ligt op de ${f.floor}e verdieping en is bereikbaar met de lift.`),
      ],
      [
        `Er ${f.bedrooms === 1 || f.bedrooms === 0 ? 'is' : 'zijn'} ${sleeping(f)} en ${bathrooms(Math.max(1, f.bathrooms))}.`,
        [
          'In de keuken staan een vaatwasser, een combi-oven en een koffiezetapparaat.',
          'De keuken is volledig uitgerust, met vaatwasser en oven.',
        ],
        [
          'De zithoek heeft een televisie en draadloos internet.',
          'Er is draadloos internet, een televisie en een kast met spelletjes.',
        ],
        f.terrace && [
          'Op het terras staat een tafel voor het hele gezelschap.',
          'Buiten is er een terras met tuinmeubelen.',
        ],
      ],
      [
        f.garage && 'De wagen kan in de garage.',
        f.pets ? 'Een hond is welkom, op aanvraag.' : 'Huisdieren zijn niet toegelaten.',
        f.beach !== undefined && `Het strand ligt op ${f.beach} m.`,
        [
          'Aankomen kan vanaf 16 uur, vertrekken tot 10 uur.',
          'U komt aan vanaf 16 uur en vertrekt ten laatste om 10 uur.',
        ],
        f.linen
          ? 'Bedlinnen ligt klaar en wordt per persoon aangerekend; handdoeken brengt u zelf mee.'
          : 'Bedlinnen en handdoeken brengt u zelf mee.',
      ],
    ]),
  }
}
