import { area, capital, offered, paragraphs, type Sentence } from '../compose'
import type { CommercialUse, Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { dealWords, nearby, short } from './deal'
import { available, closing } from './practical'
import { bedrooms, count, this_ } from './words'

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
        offered(
          f.gone,
          [`${capital(this_(f.subType))} is in ${f.place.name.en}.`],
          [`In ${f.place.name.en}, ${this_(f.subType)} is ${dealWords[f.deal]}.`],
        ),
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
        f.use !== 'stay' && f.bedrooms > 0 && `Above it is a dwelling with ${bedrooms(f.bedrooms)}.`,
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
