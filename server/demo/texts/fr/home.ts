import { area, capital, fitting, offered, paragraphs, type Sentence } from '../compose'
import { hasUpstairs, type Facts, type Listing } from '../facts'
import type { Rng } from '../../rng'
import { available, closing } from './practical'
import {
  a,
  at,
  bathrooms,
  bedrooms,
  isFeminine,
  near,
  noun,
  orientation,
  this_,
  type Adjective,
} from './words'

const adjectives: Record<Facts['condition'], readonly Adjective[]> = {
  NEW: [
    ['neuf', 'neuve'],
    ['économe en énergie', 'économe en énergie'],
    ['contemporain', 'contemporaine'],
  ],
  RENEWED: [
    ['rénové', 'rénovée'],
    ['entièrement rénové', 'entièrement rénovée'],
    ['rénové avec soin', 'rénovée avec soin'],
  ],
  EXCELLENT_CONDITION: [
    ['soigné', 'soignée'],
    ['lumineux', 'lumineuse'],
    ['très bien entretenu', 'très bien entretenue'],
  ],
  GOOD_CONDITION: [
    ['agréable', 'agréable'],
    ['bien agencé', 'bien agencée'],
    ['solide', 'solide'],
    ['ensoleillé', 'ensoleillée'],
  ],
  TO_FRESHEN_UP: [
    ['solide', 'solide'],
    ['aux beaux volumes', 'aux beaux volumes'],
  ],
  TO_RENOVATE: [
    ['à rénover', 'à rénover'],
    ['à moderniser', 'à moderniser'],
  ],
}

const opening = (f: Facts, rng: Rng): Sentence => {
  const what = a(f.subType, rng.pick(adjectives[f.condition]))
  const where = at(f.place.name.fr)
  const size = f.area ? `${area(f.area)} habitables` : ''
  const located = isFeminine(f.subType) ? 'située' : 'situé'
  if (f.bedrooms === 0)
    return offered(
      f.gone,
      [`${capital(what)}, ${located} ${where}, à l’agencement pratique et facile à vivre.`],
      [
        `Nous vous proposons ${where} ${what} où séjour, cuisine et coin nuit trouvent naturellement leur place${f.area ? ` sur ${area(f.area)}` : ''}.`,
      ],
    )
  return offered(
    f.gone,
    [
      `${capital(what)}, ${located} ${where}, avec ${bedrooms(f.bedrooms)}${size && `, pour ${size}`}.`,
      `${capital(this_(f.subType))}, ${located} ${where}, offre ${size ? `${size} et ` : ''}${bedrooms(f.bedrooms)}.`,
    ],
    [
      `Nous vous proposons ${where} ${what}, avec ${bedrooms(f.bedrooms)}${size && ` et ${size}`}.`,
      `Vous cherchez ${what}, avec ${bedrooms(f.bedrooms)}, ${where} : voici une adresse à visiter.`,
    ],
  )
}

const setting = (f: Facts): Sentence =>
  ({
    city: [
      'La situation est urbaine, mais les chambres restent au calme.',
      'Commerces, cafés et transports en commun se rejoignent à pied.',
      'Le quartier est vivant et tout s’y fait à pied.',
    ],
    town: [
      'La rue est calme et le centre tout proche.',
      'Vous vivez près du centre, sans en subir l’agitation.',
      'Le quartier est verdoyant, avec de larges trottoirs et peu de circulation de transit.',
    ],
    village: [
      'Le cadre est champêtre, avec les champs au bout de la rue.',
      'Le village a gardé sa boulangerie, son école et ses dimanches tranquilles.',
      'Champs et sentiers entourent le village, et la ville reste accessible.',
    ],
    coast: [
      'La digue et la plage se rejoignent à pied.',
      'La mer n’est jamais loin : on entend les mouettes au petit-déjeuner.',
      'La mer est là toute l’année, même quand la plage est vide.',
    ],
    ardennes: [
      'La forêt commence presque à la porte.',
      'Les environs sont vallonnés et silencieux, avec des sentiers dans toutes les directions.',
      'Le regard porte sur les collines boisées et un ciel ouvert.',
    ],
  })[f.place.kind]

const view = (f: Facts): Sentence =>
  f.view &&
  {
    sea: ['Depuis le séjour, on voit la mer.', 'La vue sur mer est dégagée et le restera.'],
    park: ['L’avant donne sur le parc.'],
    fields: ['À l’arrière, la vue porte sur les champs.', 'La vue sur les champs est dégagée.'],
    river: ['Les fenêtres donnent sur l’eau.'],
    city: [
      'La vue sur les toits est un atout de cette adresse.',
      'Des fenêtres les plus hautes, le regard porte sur la ville.',
    ],
    forest: ['La vue sur la forêt change au fil des saisons.'],
  }[f.view]

const living = (f: Facts): Sentence =>
  f.home !== 'room' && [
    f.openKitchen
      ? 'Le séjour et la cuisine ouverte forment un seul espace, éclairé des deux côtés.'
      : 'Le séjour est lumineux et communique avec la cuisine séparée.',
    f.openKitchen
      ? 'Salon, salle à manger et cuisine ouverte s’enchaînent naturellement.'
      : 'Le hall d’entrée mène au séjour, puis à la cuisine.',
    f.fireplace
      ? 'Le séjour dispose d’une cheminée et de grandes fenêtres.'
      : 'Le séjour a de grandes fenêtres et un plan bien pensé.',
  ]

const kitchen = (f: Facts): Sentence =>
  f.home !== 'room' &&
  f.kitchen &&
  {
    full: [
      'La cuisine est entièrement équipée : four, lave-vaisselle et réfrigérateur.',
      'La cuisine comprend une taque de cuisson, un four, un lave-vaisselle et de nombreux rangements.',
    ],
    partly: [
      'La cuisine dispose d’une taque de cuisson, d’une hotte et d’un évier ; d’autres appareils y trouveront leur place.',
      'La cuisine est équipée simplement et utilisable tout de suite.',
    ],
    none: [
      'La cuisine reste à aménager ; les raccordements sont prévus.',
      'Il n’y a pas encore de cuisine : vous la choisirez à votre goût.',
    ],
  }[f.kitchen]

const nights = (f: Facts): Sentence => {
  if (f.bedrooms === 0)
    return f.bathrooms > 0 && ['La salle de bains comprend une douche, un lavabo et des toilettes.']
  const bath = f.bathrooms > 0 ? bathrooms(f.bathrooms) : 'une salle de bains partagée'
  return [
    `Côté nuit : ${bedrooms(f.bedrooms)} et ${bath}${f.office ? ', ainsi qu’un bureau pour travailler à domicile' : ''}.`,
    `L’espace nuit comprend ${bedrooms(f.bedrooms)} et ${bath}${f.office ? ' ; une pièce supplémentaire sert de bureau' : ''}.`,
    hasUpstairs(f)
      ? `À l’étage se trouvent ${bedrooms(f.bedrooms)} et ${bath}${f.office ? ', à côté d’un bureau' : ''}.`
      : `Le plan prévoit ${bedrooms(f.bedrooms)}${f.office ? `, ${bath} et un bureau` : ` et ${bath}`}.`,
  ]
}

const storage = (f: Facts): Sentence =>
  f.storage &&
  {
    cellar: ['La cave garde vélos et provisions au sec.', 'Une cave complète l’ensemble.'],
    attic: ['Le grenier, accessible par un escalier fixe, permet de ranger ou d’agrandir.'],
    storeroom: ['Une buanderie séparée accueille le linge et les provisions.'],
  }[f.storage]

const outside = (f: Facts): Sentence[] => [
  f.garden && [
    `Le jardin de ${area(f.garden.area)} est orienté ${orientation[f.garden.orientation]}.`,
    `À l’arrière, un jardin de ${area(f.garden.area)} s’ouvre ${orientation[f.garden.orientation]}.`,
  ],
  f.terrace && [
    `La terrasse de ${area(f.terrace.area)}, orientée ${orientation[f.terrace.orientation]}, permet de manger dehors.`,
    `La terrasse mesure ${area(f.terrace.area)} et est exposée ${orientation[f.terrace.orientation]}.`,
  ],
  f.garages > 0 && [
    f.garages > 1
      ? `Le garage accueille ${f.garages} voitures.`
      : 'La voiture trouve sa place dans le garage privatif.',
    f.garages > 1 ? `Le bien dispose de ${f.garages} garages.` : 'Un garage complète le bien.',
  ],
  f.parkings > 0 && [
    f.parkings > 1
      ? `À l’extérieur, ${f.parkings} voitures peuvent stationner.`
      : 'Un emplacement de stationnement privatif est prévu.',
  ],
  f.floor !== undefined && f.home !== 'house' && floorOf(f),
]

const floorOf = (f: Facts): Sentence => {
  if (f.floor === 0)
    return ['Vous vivez de plain-pied, au rez-de-chaussée.', 'Le logement se trouve au rez-de-chaussée.']
  const where = f.floor === 1 ? 'au premier étage' : `au ${f.floor}e étage`
  const lift = f.lift ? ' d’un immeuble avec ascenseur' : ' d’un immeuble sans ascenseur'
  return [`Vous habitez ${where}${lift}.`, `Le logement se trouve ${where}${lift}.`]
}

const heating = (f: Facts): Sentence => {
  if (f.heatPump)
    return [
      'Une pompe à chaleur et un chauffage par le sol assurent une température égale.',
      'Le chauffage est assuré par une pompe à chaleur.',
    ]
  if (f.heating === 'GAS')
    return [
      'Le chauffage central fonctionne au gaz naturel.',
      'Le chauffage central au gaz est équipé d’une chaudière à condensation.',
    ]
  if (f.heating === 'OIL') return ['Le chauffage central fonctionne au mazout.']
  if (f.heating === 'PELLET' || f.heating === 'WOOD') return ['Le chauffage se fait au bois ou aux pellets.']
  return f.heating === 'ELECTRICITY' && ['Le chauffage est électrique.']
}

const technical = (f: Facts): Sentence[] => [
  f.year !== undefined && [
    f.renovated
      ? `La construction date de ${f.year} et a été rénovée en profondeur en ${f.renovated}.`
      : `La construction date de ${f.year}.`,
    f.renovated
      ? `Année de construction : ${f.year}, rénovation en ${f.renovated}.`
      : `Année de construction : ${f.year}.`,
  ],
  heating(f),
  f.glazing === 'TRIPLE' && 'Tous les châssis ont du triple vitrage.',
  f.glazing === 'DOUBLE' && ['Les châssis ont du double vitrage.', 'Le double vitrage est présent partout.'],
  f.solar && [
    'Des panneaux solaires allègent la facture d’électricité.',
    'Le toit porte des panneaux solaires.',
  ],
  f.label !== undefined &&
    f.epc !== undefined && [
      `La valeur PEB est de ${f.epc} kWh/m² par an (classe ${f.label}).`,
      `Le bien est en classe énergétique ${f.label}, avec ${f.epc} kWh/m² par an.`,
    ],
  f.condition === 'TO_RENOVATE' && [
    'Prévoyez une rénovation complète : toiture, techniques et finitions sont à revoir.',
    'L’ensemble demande une rénovation, mais la structure est saine.',
  ],
  f.condition === 'TO_FRESHEN_UP' && [
    'Un peu de peinture et de nouveaux sols suffiront pour vous y sentir chez vous.',
    'Quelques interventions bien choisies le remettront au goût du jour.',
  ],
]

const terms = (f: Facts): Sentence[] => [
  f.near.length > 0 && [
    `À proximité : ${near(f)}.`,
    `Vous rejoignez facilement ${near(f)}.`,
    `Dans les environs, vous trouverez ${near(f)}.`,
  ],
  f.furnished && !f.gone && 'Le logement est proposé meublé.',
  f.deal === 'rent' && !f.gone && f.pets === true && 'Les animaux sont admis en accord avec le propriétaire.',
  available(f),
  closing(f),
]

/** The text of a house, an apartment or a room. */
export const home = (f: Facts, rng: Rng): Listing => ({
  short: fitting(200, [
    `${capital(noun(f.subType))} ${rng.pick(adjectives[f.condition])[isFeminine(f.subType) ? 1 : 0]} ${at(f.place.name.fr)}${f.bedrooms ? `, ${bedrooms(f.bedrooms)}` : ''}${f.garden ? ' et jardin' : f.terrace ? ' et terrasse' : ''}${f.area ? `, ${area(f.area)} habitables` : ''}${f.label ? `, classe énergétique ${f.label}` : ''}.`,
    `${capital(noun(f.subType))} ${at(f.place.name.fr)}.`,
  ]),
  description: paragraphs(rng, [
    [opening(f, rng), setting(f), view(f)],
    [living(f), kitchen(f), nights(f), storage(f)],
    outside(f),
    technical(f),
    terms(f),
  ]),
})
