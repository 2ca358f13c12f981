import { area, capital, fitting, offered, paragraphs, type Sentence } from '../compose'
import { hasUpstairs, type Facts, type Listing } from '../facts'
import type { Rng } from '../../rng'
import { available, closing } from './practical'
import { a, bare, bathrooms, bedrooms, near, noun, orientation, this_, type Adjective } from './words'

const adjectives: Record<Facts['condition'], readonly Adjective[]> = {
  NEW: [
    ['nieuw', 'nieuwe'],
    ['energiezuinig', 'energiezuinige'],
    ['eigentijds', 'eigentijdse'],
  ],
  RENEWED: [
    ['gerenoveerd', 'gerenoveerde'],
    ['volledig vernieuwd', 'volledig vernieuwde'],
    ['zorgvuldig gerenoveerd', 'zorgvuldig gerenoveerde'],
  ],
  EXCELLENT_CONDITION: [
    ['verzorgd', 'verzorgde'],
    ['licht', 'lichte'],
    ['goed onderhouden', 'goed onderhouden'],
  ],
  GOOD_CONDITION: [
    ['aangenaam', 'aangename'],
    ['goed ingedeeld', 'goed ingedeelde'],
    ['degelijk', 'degelijke'],
    ['zonnig', 'zonnige'],
  ],
  TO_FRESHEN_UP: [
    ['degelijk', 'degelijke'],
    ['ruim opgevat', 'ruim opgevatte'],
  ],
  TO_RENOVATE: [
    ['te renoveren', 'te renoveren'],
    ['te moderniseren', 'te moderniseren'],
  ],
}

const opening = (f: Facts, rng: Rng): Sentence => {
  const what = a(f.subType, rng.pick(adjectives[f.condition]))
  const where = f.place.name.nl
  const size = f.area ? `${area(f.area)} bewoonbare oppervlakte` : ''
  if (f.bedrooms === 0)
    return offered(
      f.gone,
      [`${capital(what)} in ${where}, praktisch ingedeeld en met alles binnen handbereik.`],
      [
        `In ${where} vindt u ${what} waarin wonen, koken en slapen op ${f.area ? area(f.area) : 'één niveau'} een vlotte plaats krijgen.`,
      ],
    )
  return offered(
    f.gone,
    [
      `${capital(what)} in ${where}, met ${bedrooms(f.bedrooms)}${size && `, samen goed voor ${size}`}.`,
      `${capital(this_(f.subType))} in ${where} biedt ${size ? `${size} en ` : ''}${bedrooms(f.bedrooms)}.`,
    ],
    [
      `In ${where} vindt u ${what} met ${bedrooms(f.bedrooms)}${size && ` en ${size}`}.`,
      `Wie in ${where} op zoek is naar ${what} met ${bedrooms(f.bedrooms)}, leest hier best verder.`,
    ],
  )
}

const setting = (f: Facts): Sentence =>
  ({
    city: [
      'De ligging is stedelijk, maar aan de slaapkant blijft het rustig.',
      'De winkels, de cafés en het openbaar vervoer liggen op wandelafstand.',
      'U woont in een levendige buurt waar alles te voet kan.',
    ],
    town: [
      'De straat is rustig en het centrum ligt vlakbij.',
      'U woont dicht bij het centrum, zonder de drukte ervan.',
      'De buurt is groen, met brede voetpaden en weinig doorgaand verkeer.',
    ],
    village: [
      'De ligging is landelijk, met velden op het einde van de straat.',
      'Het dorp heeft zijn bakker, zijn school en zijn stille zondagen behouden.',
      'Rondom liggen velden en wandelwegen, terwijl de stad bereikbaar blijft.',
    ],
    coast: [
      'De zeedijk en het strand liggen op wandelafstand.',
      'De zee is nooit ver weg: u hoort de meeuwen bij het ontbijt.',
      'De zee is er het hele jaar door, ook als het strand leeg is.',
    ],
    ardennes: [
      'De bossen beginnen bijna aan de deur.',
      'De omgeving is heuvelachtig en stil, met wandelpaden in elke richting.',
      'U kijkt er uit op beboste heuvels en een open hemel.',
    ],
  })[f.place.kind]

const view = (f: Facts): Sentence =>
  f.view &&
  {
    sea: ['Vanuit de leefruimte ziet u de zee.', 'Het zeezicht is open en blijft dat ook.'],
    park: ['Aan de voorzijde kijkt u uit op het park.'],
    fields: ['Achteraan reikt het zicht over de velden.', 'U hebt open zicht op de velden.'],
    river: ['De ramen geven uit op het water.'],
    city: [
      'Het uitzicht over de daken is een troef van dit adres.',
      'Vanaf de hoogste ramen kijkt u uit over de stad.',
    ],
    forest: ['Het zicht op het bos verandert met de seizoenen.'],
  }[f.view]

const living = (f: Facts): Sentence =>
  f.home !== 'room' && [
    f.openKitchen
      ? 'De leefruimte en de open keuken vormen één geheel en krijgen licht van twee kanten.'
      : 'De woonkamer is licht en staat in verbinding met de aparte keuken.',
    f.openKitchen
      ? 'Zithoek, eethoek en open keuken vloeien in elkaar over.'
      : 'Via de inkomhal komt u in de leefruimte, met daarachter de keuken.',
    f.fireplace
      ? 'De leefruimte heeft een haard en grote ramen.'
      : 'De leefruimte heeft grote ramen en een logische indeling.',
  ]

const kitchen = (f: Facts): Sentence =>
  f.home !== 'room' &&
  f.kitchen &&
  {
    full: [
      'De keuken is volledig uitgerust met oven, vaatwasser en koelkast.',
      'In de keuken vindt u een kookplaat, oven, vaatwasser en veel kastruimte.',
    ],
    partly: [
      'De keuken heeft een kookplaat, dampkap en spoelbak; er is plaats voor extra toestellen.',
      'De keuken is eenvoudig uitgerust en meteen bruikbaar.',
    ],
    none: [
      'De keuken richt u zelf in; de aansluitingen zijn er.',
      'Er staat nog geen keuken, zodat u die naar eigen smaak kiest.',
    ],
  }[f.kitchen]

const nights = (f: Facts): Sentence => {
  if (f.bedrooms === 0) return f.bathrooms > 0 && ['De badkamer heeft een douche, wastafel en toilet.']
  const bath = f.bathrooms > 0 ? bathrooms(f.bathrooms) : 'een gedeelde badkamer'
  const verb = f.bedrooms === 1 ? 'is' : 'zijn'
  return [
    `Er ${verb} ${bedrooms(f.bedrooms)} en ${bath}${f.office ? ', plus een bureau om thuis te werken' : ''}.`,
    `Het slaapgedeelte telt ${bedrooms(f.bedrooms)} en ${bath}${f.office ? '; een extra kamer doet dienst als bureau' : ''}.`,
    hasUpstairs(f)
      ? `Boven liggen ${bedrooms(f.bedrooms)} en ${bath}${f.office ? ', naast een bureau' : ''}.`
      : `U beschikt over ${bedrooms(f.bedrooms)}${f.office ? `, ${bath} en een bureau` : ` en ${bath}`}.`,
  ]
}

const storage = (f: Facts): Sentence =>
  f.storage &&
  {
    cellar: ['De kelder houdt fietsen en voorraad droog.', 'Er hoort een kelder bij.'],
    attic: ['De zolder is bereikbaar met een vaste trap en biedt ruimte om te bergen of uit te breiden.'],
    storeroom: ['Een aparte berging vangt de was en de voorraad op.'],
  }[f.storage]

const outside = (f: Facts): Sentence[] => [
  f.garden && [
    `De tuin van ${area(f.garden.area)} ligt naar ${orientation[f.garden.orientation]}.`,
    `Achteraan ligt een tuin van ${area(f.garden.area)}, gericht naar ${orientation[f.garden.orientation]}.`,
  ],
  f.terrace && [
    `Op het terras van ${area(f.terrace.area)}, georiënteerd naar ${orientation[f.terrace.orientation]}, is er plaats om buiten te eten.`,
    `Het terras meet ${area(f.terrace.area)} en ligt naar ${orientation[f.terrace.orientation]}.`,
  ],
  f.garages > 0 && [
    f.garages > 1
      ? `Er is plaats voor ${f.garages} wagens in de garage.`
      : 'De wagen staat binnen, in de eigen garage.',
    f.garages > 1 ? `Bij de woonst horen ${f.garages} garages.` : 'Er hoort een garage bij.',
  ],
  f.parkings > 0 && [
    f.parkings > 1 ? `Buiten kunnen ${f.parkings} wagens parkeren.` : 'Er is een eigen parkeerplaats.',
  ],
  f.floor !== undefined && f.home !== 'house' && floorOf(f),
]

const floorOf = (f: Facts): Sentence => {
  if (f.floor === 0) return ['U woont gelijkvloers.', 'Alles ligt op de gelijkvloerse verdieping.']
  const where = `op de ${f.floor === 1 ? 'eerste' : `${f.floor}e`} verdieping`
  const lift = f.lift ? ' van een gebouw met lift' : ' van een gebouw zonder lift'
  return [`U woont ${where}${lift}.`, `${capital(this_(f.subType))} ligt ${where}${lift}.`]
}

const heating = (f: Facts): Sentence => {
  if (f.heatPump)
    return [
      'Een warmtepomp met vloerverwarming zorgt voor een gelijkmatige warmte.',
      'Verwarmen gebeurt met een warmtepomp.',
    ]
  if (f.heating === 'GAS')
    return [
      'De centrale verwarming werkt op aardgas.',
      'Er is centrale verwarming op aardgas met een condensatieketel.',
    ]
  if (f.heating === 'OIL') return ['De centrale verwarming werkt op stookolie.']
  if (f.heating === 'PELLET' || f.heating === 'WOOD') return ['Er wordt verwarmd met hout of pellets.']
  return f.heating === 'ELECTRICITY' && ['De verwarming is elektrisch.']
}

const technical = (f: Facts): Sentence[] => [
  f.year !== undefined && [
    f.renovated
      ? `Het gebouw dateert van ${f.year} en werd in ${f.renovated} grondig gerenoveerd.`
      : `Het gebouw dateert van ${f.year}.`,
    f.renovated ? `Bouwjaar ${f.year}, vernieuwd in ${f.renovated}.` : `Bouwjaar: ${f.year}.`,
  ],
  heating(f),
  f.glazing === 'TRIPLE' && 'Alle ramen hebben driedubbel glas.',
  f.glazing === 'DOUBLE' && ['De ramen hebben dubbel glas.', 'Er is overal dubbele beglazing.'],
  f.solar && ['Zonnepanelen drukken de elektriciteitsfactuur.', 'Op het dak liggen zonnepanelen.'],
  f.label !== undefined &&
    f.epc !== undefined && [
      `De EPC-waarde bedraagt ${f.epc} kWh/m² per jaar (label ${f.label}).`,
      `Het energielabel is ${f.label}, met ${f.epc} kWh/m² per jaar.`,
    ],
  f.condition === 'TO_RENOVATE' && [
    'Reken op een grondige renovatie: dak, techniek en afwerking zijn aan vernieuwing toe.',
    'Het geheel vraagt een renovatie, maar de structuur is gezond.',
  ],
  f.condition === 'TO_FRESHEN_UP' && [
    'Een likje verf en nieuwe vloeren volstaan om er een eigen plek van te maken.',
    'Met enkele gerichte ingrepen is het weer helemaal bij de tijd.',
  ],
]

const terms = (f: Facts): Sentence[] => [
  f.near.length > 0 && [
    `Dichtbij: ${near(f)}.`,
    `U bent zo bij ${near(f)}.`,
    `In de omgeving vindt u ${near(f)}.`,
  ],
  f.furnished && !f.gone && `${capital(this_(f.subType))} wordt gemeubeld aangeboden.`,
  f.deal === 'rent' && !f.gone && f.pets === true && 'Huisdieren zijn toegelaten in overleg met de eigenaar.',
  available(f),
  closing(f),
]

/** The text of a house, an apartment or a room. */
export const home = (f: Facts, rng: Rng): Listing => ({
  short: fitting(200, [
    `${capital(bare(f.subType, rng.pick(adjectives[f.condition])))} in ${f.place.name.nl}${f.bedrooms ? ` met ${bedrooms(f.bedrooms)}` : ''}${f.garden ? ' en tuin' : f.terrace ? ' en terras' : ''}${f.area ? `, ${area(f.area)} bewoonbaar` : ''}${f.label ? `, energielabel ${f.label}` : ''}.`,
    `${capital(noun(f.subType))} in ${f.place.name.nl}.`,
  ]),
  description: paragraphs(rng, [
    [opening(f, rng), setting(f), view(f)],
    [living(f), kitchen(f), nights(f), storage(f)],
    outside(f),
    technical(f),
    terms(f),
  ]),
})
