import { area, capital, fitting, paragraphs } from '../compose'
import type { Listing, ProjectFacts } from '../facts'
import type { Rng } from '../../rng'
import { bedrooms, near } from './words'

const range = (f: ProjectFacts): string =>
  f.minBedrooms === f.maxBedrooms
    ? bedrooms(f.minBedrooms)
    : `${f.minBedrooms} tot ${f.maxBedrooms} slaapkamers`

/** Title and text of a project. */
export const project = (f: ProjectFacts, rng: Rng): Listing & { title: string } => {
  const what = f.houses ? 'woningen' : 'appartementen'
  return {
    title: `${f.name}, ${rng.pick(f.houses ? ['eigentijdse gezinswoningen', 'woningen met tuin'] : ['lichte appartementen', 'appartementen met terras'])} in ${f.place.name.nl}`,
    short: fitting(200, [
      `${f.name}: ${f.units} ${what} met ${range(f)} in ${f.place.name.nl}, ${area(f.minArea)} tot ${area(f.maxArea)}.`,
    ]),
    description: paragraphs(rng, [
      [
        [
          `${f.name} telt ${f.units} ${what} in ${f.place.name.nl}.`,
          `In ${f.place.name.nl} ${f.delivered ? 'werd' : 'bouwen we'} ${f.name}${f.delivered ? ' afgewerkt' : ''}: een kleinschalig project met ${f.units} ${what}.`,
        ],
        `Er is keuze uit ${what} met ${range(f)} en ${area(f.minArea)} tot ${area(f.maxArea)} bewoonbare oppervlakte.`,
        f.architect !== undefined && [
          `Het ontwerp is van ${f.architect}.`,
          `${capital(f.architect)} tekende de plannen.`,
        ],
      ],
      [
        f.houses
          ? [
              'Elke woning heeft een eigen tuin, een terras en plaats voor twee wagens.',
              'De woningen hebben hun leefruimte aan de tuinkant en bergruimte voor fietsen.',
            ]
          : [
              'Elk appartement heeft een terras, een kelderberging en toegang tot een overdekte fietsenstalling.',
              'De terrassen zijn diep genoeg voor een tafel; de gemeenschappelijke tuin is vrij van auto’s.',
            ],
        'De gevels zijn opgetrokken in baksteen met ramen in hout en aluminium.',
        !f.delivered && 'Keuken, vloeren en badkamer kiest u zelf bij de toonzalen waarmee we werken.',
      ],
      [
        f.heatPump
          ? 'De warmte komt van een warmtepomp met vloerverwarming, die in de zomer ook zachtjes koelt.'
          : 'De verwarming werkt op een zuinige condensatieketel met radiatoren op lage temperatuur.',
        'Ventilatie met warmteterugwinning en zonnepanelen houden het verbruik laag.',
        f.delivered
          ? ['Het project is opgeleverd: u bezoekt wat u koopt.']
          : [
              `De oplevering is voorzien in ${f.delivery}.`,
              `Volgens de planning zijn de werken in ${f.delivery} klaar.`,
            ],
      ],
      [
        f.near.length > 0 && `In de omgeving vindt u ${near(f)}.`,
        !f.soldOut &&
          !f.delivered && [
            'U koopt onder de Wet Breyne, met de gebruikelijke waarborgen.',
            'De aankoop verloopt onder de bescherming van de Wet Breyne.',
          ],
        !f.soldOut && [
          'Vraag het lastenboek en de plannen aan, we overlopen ze graag met u.',
          'We maken graag tijd om de plannen samen te bekijken.',
        ],
      ],
    ]),
  }
}
