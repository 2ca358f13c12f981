import { area, capital, offered, paragraphs, type Sentence } from '../compose'
import type { CommercialUse, Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { dealWords, nearby, short } from './deal'
import { available, closing } from './practical'
import { at, bedrooms, count, this_ } from './words'

const uses: Record<CommercialUse, readonly Sentence[]> = {
  office: [
    [
      'L’espace se cloisonne avec des parois vitrées ou reste ouvert.',
      'On y trouve des postes de travail lumineux, une salle de réunion et une kitchenette.',
    ],
    [
      'La fibre et le câblage informatique sont présents.',
      'Protections solaires, câblage et contrôle d’accès sont installés.',
    ],
  ],
  shop: [
    [
      'La large vitrine attire le regard des passants.',
      'La surface de vente est ouverte et s’aménage librement.',
    ],
    [
      'À l’arrière se trouvent la réserve et les sanitaires.',
      'Une entrée de livraison séparée donne sur la réserve.',
    ],
  ],
  food: [
    [
      'La salle est aménagée et la cuisine répond aux normes en vigueur.',
      'L’affaire a une clientèle fidèle et une terrasse côté rue.',
    ],
    ['L’inventaire peut être repris.', 'La chambre froide, le comptoir et la hotte sont compris.'],
  ],
  stay: [
    [
      'Chaque chambre a sa propre salle de bains.',
      'Les hôtes prennent le petit-déjeuner dans une salle claire, côté jardin.',
    ],
    ['Le taux d’occupation est bon toute l’année.', 'Les autorisations d’hébergement sont en ordre.'],
  ],
  industry: [
    [
      'La hauteur libre est de six mètres et la porte laisse passer un camion.',
      'Le hall est entièrement isolé et son sol est en béton poli.',
    ],
    [
      'Le terrain permet de manœuvrer et de stationner.',
      'Le courant triphasé et un petit bureau sont présents.',
    ],
  ],
  care: [
    [
      'Les locaux sont accessibles aux personnes à mobilité réduite.',
      'Salle d’attente, accueil et cabinets sont séparés.',
    ],
    ['Les sanitaires ont été rénovés et l’éclairage adapté.', 'Les visiteurs se garent devant la porte.'],
  ],
  land: [
    [
      'Le terrain est clôturé et bien entretenu.',
      'Les bâtiments et le terrain forment un ensemble cohérent.',
    ],
    [
      'L’eau, l’électricité et un accès en dur sont présents.',
      'Une extension est possible dans le cadre du permis actuel.',
    ],
  ],
  investment: [
    [
      'Toutes les unités sont louées, avec des baux enregistrés.',
      'Les locataires sont en place depuis plusieurs années.',
    ],
    [
      'Le rendement et les charges sont détaillés dans le dossier.',
      'Les parties communes ont été repeintes récemment.',
    ],
  ],
}

const footfall: Record<Facts['place']['kind'], string> = {
  city: 'La situation en ville garantit du passage.',
  town: 'La situation près du centre est visible et facile d’accès.',
  village: 'L’adresse longe la route principale du village.',
  coast: 'Le tourisme amène du monde toute l’année.',
  ardennes: 'Promeneurs et vacanciers passent ici toute l’année.',
}

/** The text of a shop, an office or any other place of business. */
export const commercial = (f: Facts, rng: Rng): Listing => {
  const [first, second] = uses[f.use ?? 'office']
  const where = at(f.place.name.fr)
  return {
    short: short(
      f,
      `${f.area ? `, ${area(f.area)}` : ''}${f.parkings ? `, ${count(f.parkings, 'emplacement', 'emplacements', false)} de parking` : ''}`,
    ),
    description: paragraphs(rng, [
      [
        offered(
          f.gone,
          [`${capital(this_(f.subType))} se trouve ${where}.`],
          [`${capital(where)}, ${this_(f.subType)} est ${dealWords[f.deal]}.`],
        ),
        f.area !== undefined && [
          `La surface totale est de ${area(f.area)}.`,
          `Vous disposez de ${area(f.area)}.`,
        ],
        f.use === 'shop' || f.use === 'food' || f.use === 'stay'
          ? footfall[f.place.kind]
          : [
              'L’adresse est facile d’accès, en voiture comme en transports en commun.',
              'Fournisseurs, collaborateurs et visiteurs trouvent l’adresse sans peine.',
            ],
      ],
      [
        first,
        second,
        [
          'Le plan est logique et s’adapte sans grands travaux à un nouvel occupant.',
          'L’ensemble est bien entretenu et les installations techniques sont contrôlées chaque année.',
          'Les espaces reçoivent beaucoup de lumière et sont en bon état.',
        ],
        f.use !== 'stay' && f.bedrooms > 0 && `À l’étage se trouve un logement avec ${bedrooms(f.bedrooms)}.`,
      ],
      [
        f.year !== undefined && `La construction date de ${f.year}.`,
        f.parkings > 0 && [
          `Le bien dispose de ${f.parkings === 1 ? 'son propre emplacement' : `${f.parkings} emplacements`} de parking.`,
        ],
        f.solar && 'Le toit porte des panneaux solaires.',
        f.label !== undefined && `La classe énergétique est ${f.label}.`,
      ],
      [nearby(f), available(f), closing(f)],
    ]),
  }
}
