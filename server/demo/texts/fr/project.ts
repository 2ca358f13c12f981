import { area, capital, fitting, paragraphs } from '../compose'
import type { Listing, ProjectFacts } from '../facts'
import type { Rng } from '../../rng'
import { at, bedrooms, near } from './words'

const range = (f: ProjectFacts): string =>
  f.minBedrooms === f.maxBedrooms ? bedrooms(f.minBedrooms) : `${f.minBedrooms} à ${f.maxBedrooms} chambres`

/** Title and text of a project. */
export const project = (f: ProjectFacts, rng: Rng): Listing & { title: string } => {
  const what = f.houses ? 'maisons' : 'appartements'
  const where = at(f.place.name.fr)
  return {
    title: `${f.name}, ${rng.pick(f.houses ? ['maisons familiales contemporaines', 'maisons avec jardin'] : ['appartements lumineux', 'appartements avec terrasse'])} ${where}`,
    short: fitting(200, [
      `${f.name} : ${f.units} ${what} de ${range(f)} ${where}, de ${area(f.minArea)} à ${area(f.maxArea)}.`,
    ]),
    description: paragraphs(rng, [
      [
        [
          `${f.name} compte ${f.units} ${what} ${where}.`,
          `${capital(where)}, ${f.name} ${f.delivered ? 'est achevé' : 'prend forme'} : un projet à taille humaine de ${f.units} ${what}.`,
        ],
        `Vous choisissez parmi des ${what} de ${range(f)}, de ${area(f.minArea)} à ${area(f.maxArea)} habitables.`,
        f.architect !== undefined && [
          `Le projet est signé ${f.architect}.`,
          `Les plans sont de ${f.architect}.`,
        ],
      ],
      [
        f.houses
          ? [
              'Chaque maison a son jardin, sa terrasse et de la place pour deux voitures.',
              'Le séjour donne sur le jardin et un espace est prévu pour les vélos.',
            ]
          : [
              'Chaque appartement a sa terrasse, sa cave et un accès à un local vélos couvert.',
              'Les terrasses sont assez profondes pour une table ; le jardin commun est fermé aux voitures.',
            ],
        'Les façades sont en brique, avec des châssis en bois et aluminium.',
        !f.delivered &&
          'Vous choisissez vous-même la cuisine, les sols et la salle de bains chez nos partenaires.',
      ],
      [
        f.heatPump
          ? 'La chaleur vient d’une pompe à chaleur avec chauffage par le sol, qui rafraîchit aussi doucement en été.'
          : 'Le chauffage repose sur une chaudière à condensation et des radiateurs à basse température.',
        'La ventilation avec récupération de chaleur et les panneaux solaires limitent la consommation.',
        f.delivered
          ? ['Le projet est réceptionné : vous visitez ce que vous achetez.']
          : [
              `La réception est prévue pour ${f.delivery}.`,
              `Selon le planning, les travaux seront terminés d’ici ${f.delivery}.`,
            ],
      ],
      [
        f.near.length > 0 && `Dans les environs, vous trouverez ${near(f)}.`,
        !f.soldOut &&
          !f.delivered && [
            'Vous achetez sous la loi Breyne, avec les garanties d’usage.',
            'L’achat est protégé par la loi Breyne.',
          ],
        !f.soldOut && [
          'Demandez le cahier des charges et les plans, nous les parcourons avec vous.',
          'Nous prenons volontiers le temps de regarder les plans ensemble.',
        ],
      ],
    ]),
  }
}
