import { area, capital, fitting, offered, paragraphs, type Sentence } from '../compose'
import { hasUpstairs, type Facts, type Listing } from '../facts'
import type { Rng } from '../../rng'
import { available, closing } from './practical'
import { a, bathrooms, bedrooms, near, noun, ordinal, orientation, this_ } from './words'

const adjectives: Record<Facts['condition'], readonly string[]> = {
  NEW: ['newly built', 'energy-efficient', 'contemporary'],
  RENEWED: ['renovated', 'fully updated', 'carefully renovated'],
  EXCELLENT_CONDITION: ['well-kept', 'bright', 'beautifully maintained'],
  GOOD_CONDITION: ['comfortable', 'well-planned', 'solid', 'sunny'],
  TO_FRESHEN_UP: ['solidly built', 'generously sized'],
  TO_RENOVATE: ['unrenovated', 'unmodernised'],
}

const opening = (f: Facts, rng: Rng): Sentence => {
  const what = a(f.subType, rng.pick(adjectives[f.condition]))
  const where = f.place.name.en
  const size = f.area ? `${area(f.area)} of living space` : ''
  if (f.bedrooms === 0)
    return offered(
      f.gone,
      [`${capital(what)} in ${where}, practical in layout and easy to keep.`],
      [
        `In ${where} we offer ${what} with room to live, cook and sleep${f.area ? ` on ${area(f.area)}` : ''}.`,
      ],
    )
  return offered(
    f.gone,
    [
      `${capital(what)} in ${where}, with ${bedrooms(f.bedrooms)}${size && ` on ${area(f.area ?? 0)}`}.`,
      `${capital(this_(f.subType))} in ${where} has ${size ? `${size} and ` : ''}${bedrooms(f.bedrooms)}.`,
    ],
    [
      `In ${where} we offer ${what} with ${bedrooms(f.bedrooms)}${size && ` and ${size}`}.`,
      `If you are looking for ${what} in ${where} with ${bedrooms(f.bedrooms)}, this one is worth a viewing.`,
    ],
  )
}

const setting = (f: Facts): Sentence =>
  ({
    city: [
      'The setting is urban, yet the bedrooms are quiet.',
      'Shops, cafés and public transport are within walking distance.',
      'The neighbourhood is lively and everything can be done on foot.',
    ],
    town: [
      'The street is quiet and the town centre close by.',
      'You live near the centre without its bustle.',
      'The neighbourhood is leafy, with wide pavements and little through traffic.',
    ],
    village: [
      'The setting is rural, with fields at the end of the street.',
      'The village has kept its bakery, its school and its quiet Sundays.',
      'Fields and footpaths lie all around, while the city stays within reach.',
    ],
    coast: [
      'The promenade and the beach are within walking distance.',
      'The sea is never far: you hear the gulls over breakfast.',
      'The sea is there all year round, also when the beach is empty.',
    ],
    ardennes: [
      'The woods begin almost at the door.',
      'The surroundings are hilly and still, with footpaths in every direction.',
      'You look out over wooded hills and open sky.',
    ],
  })[f.place.kind]

const view = (f: Facts): Sentence =>
  f.view &&
  {
    sea: ['You can see the sea from the living room.', 'The sea view is open and will stay so.'],
    park: ['The front rooms look onto the park.'],
    fields: ['At the back, the view reaches across the fields.', 'There is an open view over the fields.'],
    river: ['The windows look out over the water.'],
    city: [
      'The view over the rooftops is one of the pleasures of this address.',
      'The highest windows look out over the city.',
    ],
    forest: ['The view of the woods changes with the seasons.'],
  }[f.view]

const living = (f: Facts): Sentence =>
  f.home !== 'room' && [
    f.openKitchen
      ? 'The living area and the open-plan kitchen form one space with light from both sides.'
      : 'The living room is bright and leads through to the separate kitchen.',
    f.openKitchen
      ? 'Sitting area, dining area and open-plan kitchen flow into one another.'
      : 'The entrance hall leads to the living room, with the kitchen behind it.',
    f.fireplace
      ? 'The living room has a fireplace and large windows.'
      : 'The living room has large windows and a sensible layout.',
  ]

const kitchen = (f: Facts): Sentence =>
  f.home !== 'room' &&
  f.kitchen &&
  {
    full: [
      'The kitchen is fully fitted with an oven, dishwasher and fridge.',
      'The kitchen has a hob, oven, dishwasher and plenty of cupboards.',
    ],
    partly: [
      'The kitchen has a hob, extractor hood and sink, with space for more appliances.',
      'The kitchen is simply fitted and ready for use.',
    ],
    none: [
      'The kitchen is yours to fit; the connections are in place.',
      'There is no kitchen yet, so you can choose your own.',
    ],
  }[f.kitchen]

const nights = (f: Facts): Sentence => {
  if (f.bedrooms === 0) return f.bathrooms > 0 && ['The bathroom has a shower, washbasin and toilet.']
  const bath = f.bathrooms > 0 ? bathrooms(f.bathrooms) : 'a shared bathroom'
  const verb = f.bedrooms === 1 ? 'is' : 'are'
  return [
    `There ${verb} ${bedrooms(f.bedrooms)} and ${bath}${f.office ? ', plus a study for working from home' : ''}.`,
    `The sleeping area comprises ${bedrooms(f.bedrooms)} and ${bath}${f.office ? '; one more room serves as a study' : ''}.`,
    hasUpstairs(f)
      ? `Upstairs are ${bedrooms(f.bedrooms)} and ${bath}${f.office ? ', next to a study' : ''}.`
      : `You have the use of ${bedrooms(f.bedrooms)}${f.office ? `, ${bath} and a study` : ` and ${bath}`}.`,
  ]
}

const storage = (f: Facts): Sentence =>
  f.storage &&
  {
    cellar: ['The cellar keeps bicycles and provisions dry.', 'A cellar is included.'],
    attic: ['The attic, reached by a fixed staircase, offers storage or room to extend.'],
    storeroom: ['A separate utility room has room for laundry and supplies.'],
  }[f.storage]

const outside = (f: Facts): Sentence[] => [
  f.garden && [
    `The garden of ${area(f.garden.area)} faces ${orientation[f.garden.orientation]}.`,
    `At the back lies a garden of ${area(f.garden.area)}, facing ${orientation[f.garden.orientation]}.`,
  ],
  f.terrace && [
    `The ${area(f.terrace.area)} terrace, facing ${orientation[f.terrace.orientation]}, has room to eat outside.`,
    `The terrace measures ${area(f.terrace.area)} and faces ${orientation[f.terrace.orientation]}.`,
  ],
  f.garages > 0 && [
    f.garages > 1 ? `The garage takes ${f.garages} cars.` : 'The car has a place of its own in the garage.',
    f.garages > 1 ? `The property comes with ${f.garages} garages.` : 'A garage is included.',
  ],
  f.parkings > 0 && [
    f.parkings > 1 ? `Outside there is parking for ${f.parkings} cars.` : 'There is a private parking space.',
  ],
  f.floor !== undefined && f.home !== 'house' && floorOf(f),
]

const floorOf = (f: Facts): Sentence => {
  if (f.floor === 0) return ['You live on the ground floor.', 'Everything is on the ground floor.']
  const where = `on the ${ordinal(f.floor ?? 0)} floor of a building ${f.lift ? 'with a lift' : 'without a lift'}`
  return [`You live ${where}.`, `${capital(this_(f.subType))} is ${where}.`]
}

const heating = (f: Facts): Sentence => {
  if (f.heatPump)
    return ['A heat pump with underfloor heating keeps the temperature even.', 'Heating is by heat pump.']
  if (f.heating === 'GAS')
    return [
      'The central heating runs on natural gas.',
      'There is gas-fired central heating with a condensing boiler.',
    ]
  if (f.heating === 'OIL') return ['The central heating runs on oil.']
  if (f.heating === 'PELLET' || f.heating === 'WOOD') return ['Heating is by wood or pellets.']
  return f.heating === 'ELECTRICITY' && ['Heating is electric.']
}

const technical = (f: Facts): Sentence[] => [
  f.year !== undefined && [
    f.renovated
      ? `The building dates from ${f.year} and was thoroughly renovated in ${f.renovated}.`
      : `The building dates from ${f.year}.`,
    f.renovated ? `Built in ${f.year}, renovated in ${f.renovated}.` : `Built in ${f.year}.`,
  ],
  heating(f),
  f.glazing === 'TRIPLE' && 'All windows are triple glazed.',
  f.glazing === 'DOUBLE' && ['The windows are double glazed.', 'Double glazing is fitted throughout.'],
  f.solar && ['Solar panels keep the electricity bill down.', 'There are solar panels on the roof.'],
  f.label !== undefined &&
    f.epc !== undefined && [
      `The EPC value is ${f.epc} kWh/m² per year (label ${f.label}).`,
      `The energy label is ${f.label}, at ${f.epc} kWh/m² per year.`,
    ],
  f.condition === 'TO_RENOVATE' && [
    'Allow for a full renovation: roof, services and finishes are due for renewal.',
    'It needs renovating throughout, but the structure is sound.',
  ],
  f.condition === 'TO_FRESHEN_UP' && [
    'A coat of paint and new floors are enough to make it your own.',
    'A few well-chosen improvements will bring it up to date.',
  ],
]

const terms = (f: Facts): Sentence[] => [
  f.near.length > 0 && [
    `Nearby: ${near(f)}.`,
    `Within easy reach are ${near(f)}.`,
    `In the area you will find ${near(f)}.`,
  ],
  f.furnished && !f.gone && `${capital(this_(f.subType))} is offered furnished.`,
  f.deal === 'rent' && !f.gone && f.pets === true && 'Pets are welcome in agreement with the owner.',
  available(f),
  closing(f),
]

/** The text of a house, an apartment or a room. */
export const home = (f: Facts, rng: Rng): Listing => ({
  short: fitting(200, [
    `${capital(rng.pick(adjectives[f.condition]))} ${noun(f.subType)} in ${f.place.name.en}${f.bedrooms ? ` with ${bedrooms(f.bedrooms)}` : ''}${f.garden ? ' and garden' : f.terrace ? ' and terrace' : ''}${f.area ? `, ${area(f.area)} of living space` : ''}${f.label ? `, energy label ${f.label}` : ''}.`,
    `${capital(noun(f.subType))} in ${f.place.name.en}.`,
  ]),
  description: paragraphs(rng, [
    [opening(f, rng), setting(f), view(f)],
    [living(f), kitchen(f), nights(f), storage(f)],
    outside(f),
    technical(f),
    terms(f),
  ]),
})
