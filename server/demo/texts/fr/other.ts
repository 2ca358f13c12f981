import { decimal } from '../../../../src/domain/format/number'
import { area, capital, offered, paragraphs, type Sentence } from '../compose'
import type { Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { dealWords, nearby, short } from './deal'
import { available, closing } from './practical'
import { a, at, isFeminine, this_, type Adjective } from './words'

/** The text of a garage, a parking space or a cellar. */
export const garage = (f: Facts, rng: Rng): Listing => {
  const car = f.subType !== 'CELLAR'
  const where = at(f.place.name.fr)
  const good: Adjective = rng.pick([
    ['facile d’accès', 'facile d’accès'],
    ['sec', 'sèche'],
    ['bien situé', 'bien située'],
  ])
  return {
    short: short(f, f.area ? `, ${area(f.area)}` : ''),
    description: paragraphs(rng, [
      [
        offered(
          f.gone,
          [`${capital(a(f.subType, good))} ${where}${f.area ? `, d’une surface de ${area(f.area)}` : ''}.`],
          [
            `${capital(where)}, ${this_(f.subType)} est ${dealWords[f.deal]}${f.area ? ` : ${area(f.area)}, faciles d’accès` : ''}.`,
          ],
        ),
        car
          ? [
              'L’entrée est large et les manœuvres sont aisées, même avec une familiale.',
              'On entre et on sort sans peine, même aux heures de pointe.',
              'Le passage convient à une voiture haute.',
            ]
          : [
              'L’espace est sec, éclairé et fermé à clé.',
              'On y accède en quelques pas par le couloir commun.',
            ],
      ],
      [
        car
          ? [
              'L’accès est éclairé et régulièrement entretenu.',
              'Le syndic veille à la propreté et à l’éclairage de l’accès.',
              'Le stationnement est rare dans la rue : une place fixe n’en est que plus utile.',
            ]
          : 'Pratique pour des vélos, des archives ou des affaires de saison.',
        car && [
          'Une borne de recharge est possible après accord.',
          'L’électricité est présente.',
          'Le câblage pour une borne de recharge est prévu.',
        ],
        f.deal === 'sale' &&
          !f.gone && [
            'Un petit investissement qui se défend : la demande locative est forte ici.',
            'L’achat se fait sans charges communes notables.',
          ],
      ],
      [nearby(f), available(f), closing(f)],
    ]),
  }
}

const land = (f: Facts): Sentence =>
  f.buildable
    ? [
        'Les impétrants sont présents dans la rue.',
        'Vous choisissez vous-même votre architecte et votre entrepreneur.',
        'Les prescriptions urbanistiques permettent une confortable maison familiale.',
      ]
    : [
        'On accède au terrain par un chemin carrossable.',
        'Le terrain est libre de bail à ferme et bien desservi.',
        'On n’y bâtit pas : le calme et la verdure sont donc assurés.',
      ]

/** The text of a plot, buildable or not. */
export const plot = (f: Facts, rng: Rng): Listing => ({
  short: short(
    f,
    `${f.ground ? `, ${area(f.ground)}` : ''}${f.width ? `, ${decimal(f.width)} m de façade` : ''}`,
  ),
  description: paragraphs(rng, [
    [
      offered(
        f.gone,
        [
          `${capital(this_(f.subType))}, ${isFeminine(f.subType) ? 'située' : 'situé'} ${at(f.place.name.fr)}, couvre ${area(f.ground ?? 0)}.`,
        ],
        [`${capital(at(f.place.name.fr))}, nous proposons ${a(f.subType)} de ${area(f.ground ?? 0)}.`],
      ),
      f.width !== undefined && [
        `La largeur à rue est de ${decimal(f.width)} m.`,
        `Le front de rue mesure ${decimal(f.width)} m.`,
      ],
      {
        city: 'C’est l’une des rares parcelles encore libres du quartier.',
        town: 'La rue est calme et déjà largement bâtie.',
        village: [
          'Champs et maisons dispersées l’entourent.',
          'La parcelle se trouve en lisière du village.',
        ],
        coast: 'Les dunes et la mer sont toutes proches.',
        ardennes: [
          'La pente offre une large vue sur la vallée.',
          'Bois et prairies alternent aux alentours.',
        ],
      }[f.place.kind],
    ],
    [
      land(f),
      f.buildable
        ? 'La situation permet une construction à trois ou quatre façades, avec le séjour côté jardin.'
        : [
            'La clôture est en bon état et l’accès est assez large pour un engin agricole.',
            'La limite suit une haie et un fossé, faciles à repérer sur place.',
          ],
      f.buildable
        ? 'Un plan de mesurage récent et l’attestation du sol sont disponibles.'
        : 'L’attestation du sol et le plan cadastral sont disponibles.',
      f.garden && 'L’arrière est bien orienté pour un jardin ensoleillé.',
    ],
    [nearby(f), available(f), closing(f)],
  ]),
})
