import { capital, fitting, paragraphs, type Sentence } from '../compose'
import type { CommercialUse, Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { available, closing } from './practical'
import { a, area, at, bedrooms, count, isFeminine, near, noun, this_ } from './words'

const dealWords = { sale: 'à vendre', rent: 'à louer', takeOver: 'à remettre' } as const

const nearby = (f: Facts): Sentence =>
  f.near.length > 0 && [`Dans les environs, vous trouverez ${near(f)}.`, `À proximité : ${near(f)}.`]

const short = (f: Facts, extra: string): string =>
  fitting(200, [
    `${capital(noun(f.subType))} ${dealWords[f.deal]} ${at(f.place.name.fr)}${extra}.`,
    `${capital(noun(f.subType))} ${at(f.place.name.fr)}.`,
  ])

/** The text of a garage, a parking space or a cellar. */
export const garage = (f: Facts, rng: Rng): Listing => {
  const car = f.subType !== 'CELLAR'
  const where = at(f.place.name.fr)
  return {
    short: short(f, f.area ? `, ${area(f.area)}` : ''),
    description: paragraphs(rng, [
      [
        [
          `${capital(a(f.subType))} ${dealWords[f.deal]} ${where}${f.area ? `, d’une surface de ${area(f.area)}` : ''}.`,
          `${capital(where)}, ${this_(f.subType)} est ${dealWords[f.deal]}${f.area ? ` : ${area(f.area)}, faciles d’accès` : ''}.`,
        ],
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
        f.deal === 'sale' && [
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
        'Le terrain est libre de constructeur : vous choisissez votre architecte et votre entrepreneur.',
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
    `${f.ground ? `, ${area(f.ground)}` : ''}${f.width ? `, ${String(f.width).replace('.', ',')} m de façade` : ''}`,
  ),
  description: paragraphs(rng, [
    [
      [
        `${capital(this_(f.subType))}, ${isFeminine(f.subType) ? 'située' : 'situé'} ${at(f.place.name.fr)}, couvre ${area(f.ground ?? 0)}.`,
        `${capital(at(f.place.name.fr))}, nous proposons ${a(f.subType)} de ${area(f.ground ?? 0)}.`,
      ],
      f.width !== undefined && [
        `La largeur à rue est de ${String(f.width).replace('.', ',')} m.`,
        `Le front de rue mesure ${String(f.width).replace('.', ',')} m.`,
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
      'Chaque chambre a sa propre salle de bain.',
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
        [
          `${capital(this_(f.subType))} se trouve ${where}.`,
          `${capital(where)}, ${this_(f.subType)} est ${dealWords[f.deal]}.`,
        ],
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
        f.bedrooms > 0 && `À l’étage se trouve un logement avec ${bedrooms(f.bedrooms)}.`,
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
