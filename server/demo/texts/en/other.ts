import { capital, fitting, paragraphs, type Sentence } from '../compose'
import type { CommercialUse, Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { available, closing } from './practical'
import { a, area, bedrooms, count, near, noun, this_ } from './words'

const dealWords = { sale: 'for sale', rent: 'to let', takeOver: 'for take-over' } as const

const nearby = (f: Facts): Sentence =>
  f.near.length > 0 && [`In the area you will find ${near(f)}.`, `Nearby: ${near(f)}.`]

const short = (f: Facts, extra: string): string =>
  fitting(200, [
    `${capital(noun(f.subType))} ${dealWords[f.deal]} in ${f.place.name.en}${extra}.`,
    `${capital(noun(f.subType))} in ${f.place.name.en}.`,
  ])

/** The text of a garage, a parking space or a cellar. */
export const garage = (f: Facts, rng: Rng): Listing => {
  const car = f.subType !== 'CELLAR'
  const good = rng.pick(['easily reached', 'dry', 'well-placed'])
  return {
    short: short(f, f.area ? `, ${area(f.area)}` : ''),
    description: paragraphs(rng, [
      [
        [
          `${capital(a(f.subType, good))} in ${f.place.name.en}${f.area ? `, measuring ${area(f.area)}` : ''}.`,
          `In ${f.place.name.en}, ${this_(f.subType)} is ${dealWords[f.deal]}${f.area ? `: ${area(f.area)} and easy to get to` : ''}.`,
        ],
        car
          ? [
              'The entrance is wide and turning is easy, even with a family car.',
              'Driving in and out is no trouble, even at busy hours.',
              'The clearance suits a tall car.',
            ]
          : ['The space is dry, lit and lockable.', 'It is a few steps away along the shared corridor.'],
      ],
      [
        car
          ? [
              'The access is lit and regularly maintained.',
              'The managing agent keeps the access clean and lit.',
              'Parking is scarce in the street, which makes a fixed space all the more useful.',
            ]
          : 'Suitable for bicycles, archives or seasonal belongings.',
        car && [
          'A charging point is possible by agreement.',
          'There is electricity.',
          'The wiring for a charging point is in place.',
        ],
        f.deal === 'sale' && [
          'Also worth considering as a small investment: demand from tenants is strong here.',
          'You buy without service charges of any weight.',
        ],
      ],
      [nearby(f), available(f), closing(f)],
    ]),
  }
}

const land = (f: Facts): Sentence =>
  f.buildable
    ? [
        'Mains services are in the street.',
        'The plot is not tied to a builder: you choose your own architect and contractor.',
        'Planning rules allow a spacious family home.',
      ]
    : [
        'The plot is reached by a paved lane.',
        'The land is free of agricultural tenancy and easy to reach.',
        'Building is not permitted here, so peace and greenery are assured.',
      ]

/** The text of a plot, buildable or not. */
export const plot = (f: Facts, rng: Rng): Listing => ({
  short: short(f, `${f.ground ? `, ${area(f.ground)}` : ''}${f.width ? `, ${f.width} m wide` : ''}`),
  description: paragraphs(rng, [
    [
      [
        `${capital(this_(f.subType))} in ${f.place.name.en} covers ${area(f.ground ?? 0)}.`,
        `In ${f.place.name.en} we offer ${a(f.subType)} of ${area(f.ground ?? 0)}.`,
      ],
      f.width !== undefined && [
        `The width along the street is ${f.width} m.`,
        `The street frontage measures ${f.width} m.`,
      ],
      {
        city: 'It is one of the few open plots left in the neighbourhood.',
        town: 'The street is quiet and already largely built up.',
        village: ['Fields and scattered houses lie around it.', 'The plot lies on the edge of the village.'],
        coast: 'The dunes and the sea are close by.',
        ardennes: [
          'The slope gives a wide view over the valley.',
          'Woods and meadows alternate in the surroundings.',
        ],
      }[f.place.kind],
    ],
    [
      land(f),
      f.buildable
        ? 'Its position allows a detached or semi-detached house, with the living room on the garden side.'
        : [
            'The fence is in good order and the access is wide enough for farm vehicles.',
            'The boundary follows a hedge and a ditch, easy to trace on the ground.',
          ],
      f.buildable
        ? 'A recent survey and the soil certificate are available.'
        : 'The soil certificate and the cadastral plan are available.',
      f.garden && 'The rear is well placed for a sunny garden.',
    ],
    [nearby(f), available(f), closing(f)],
  ]),
})

const uses: Record<CommercialUse, readonly Sentence[]> = {
  office: [
    [
      'The space can be divided with glass partitions or kept open.',
      'There are bright workplaces, a meeting room and a small kitchen.',
    ],
    ['Fibre and data cabling are in place.', 'Sun blinds, data cabling and access control are installed.'],
  ],
  shop: [
    ['The wide window is well noticed by passers-by.', 'The sales floor is open and free to arrange.'],
    ['Stock room and toilets are at the back.', 'A separate delivery entrance gives onto the stock room.'],
  ],
  food: [
    [
      'The dining room is furnished and the kitchen meets current standards.',
      'The business has a loyal clientele and a terrace on the street.',
    ],
    ['The inventory can be taken over.', 'The cold room, counter and extraction are included.'],
  ],
  stay: [
    ['Each room has its own bathroom.', 'Guests have breakfast in a bright room on the garden side.'],
    ['Occupancy is good throughout the year.', 'The lodging permits are in order.'],
  ],
  industry: [
    [
      'The clear height is six metres and the door takes a lorry.',
      'The hall is fully insulated and has a polished concrete floor.',
    ],
    ['There is room on site to turn and park.', 'There is three-phase power and a small office.'],
  ],
  care: [
    [
      'The rooms are accessible to wheelchair users.',
      'Waiting room, reception and treatment rooms are separate.',
    ],
    ['The washrooms have been renewed and the lighting adapted.', 'Visitors can park at the door.'],
  ],
  land: [
    ['The grounds are fenced and well kept.', 'The buildings and grounds form one clear whole.'],
    ['Water, electricity and a paved drive are in place.', 'The present permit leaves room to extend.'],
  ],
  investment: [
    ['All units are let, with registered leases.', 'The tenants have been there for several years.'],
    ['Income and costs are set out clearly in the file.', 'The common parts were recently repainted.'],
  ],
}

const footfall: Record<Facts['place']['kind'], string> = {
  city: 'Its position in the city brings plenty of footfall.',
  town: 'Its position near the centre is visible and easy to reach.',
  village: 'It stands on the main road through the village.',
  coast: 'Tourism brings people here all year round.',
  ardennes: 'Walkers and holidaymakers pass by all year round.',
}

/** The text of a shop, an office or any other place of business. */
export const commercial = (f: Facts, rng: Rng): Listing => {
  const [first, second] = uses[f.use ?? 'office']
  return {
    short: short(
      f,
      `${f.area ? `, ${area(f.area)}` : ''}${f.parkings ? `, ${count(f.parkings, 'parking space', 'parking spaces')}` : ''}`,
    ),
    description: paragraphs(rng, [
      [
        [
          `${capital(this_(f.subType))} is in ${f.place.name.en}.`,
          `In ${f.place.name.en}, ${this_(f.subType)} is ${dealWords[f.deal]}.`,
        ],
        f.area !== undefined && [
          `The total area is ${area(f.area)}.`,
          `You have ${area(f.area)} at your disposal.`,
        ],
        f.use === 'shop' || f.use === 'food' || f.use === 'stay'
          ? footfall[f.place.kind]
          : [
              'The address is easy to reach, by car and by public transport.',
              'Suppliers, staff and visitors find the address without trouble.',
            ],
      ],
      [
        first,
        second,
        [
          'The layout is logical and adapts to a new user with little work.',
          'Everything is well maintained; the technical installations are checked every year.',
          'The rooms get plenty of daylight and are in good condition.',
        ],
        f.bedrooms > 0 && `Above it is a dwelling with ${bedrooms(f.bedrooms)}.`,
      ],
      [
        f.year !== undefined && `The building dates from ${f.year}.`,
        f.parkings > 0 && [
          `There ${f.parkings === 1 ? 'is' : 'are'} ${count(f.parkings, 'private parking space', 'private parking spaces')}.`,
        ],
        f.solar && 'There are solar panels on the roof.',
        f.label !== undefined && `The energy label is ${f.label}.`,
      ],
      [nearby(f), available(f), closing(f)],
    ]),
  }
}
