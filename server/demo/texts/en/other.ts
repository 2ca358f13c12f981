import { decimal } from '../../../../src/domain/format/number'
import { area, capital, offered, paragraphs, type Sentence } from '../compose'
import type { Facts, Listing } from '../facts'
import type { Rng } from '../../rng'
import { dealWords, nearby, short } from './deal'
import { available, closing } from './practical'
import { a, this_ } from './words'

/** The text of a garage, a parking space or a cellar. */
export const garage = (f: Facts, rng: Rng): Listing => {
  const car = f.subType !== 'CELLAR'
  const good = rng.pick(['easily reached', 'dry', 'well-placed'])
  return {
    short: short(f, f.area ? `, ${area(f.area)}` : ''),
    description: paragraphs(rng, [
      [
        offered(
          f.gone,
          [
            `${capital(a(f.subType, good))} in ${f.place.name.en}${f.area ? `, measuring ${area(f.area)}` : ''}.`,
          ],
          [
            `In ${f.place.name.en}, ${this_(f.subType)} is ${dealWords[f.deal]}${f.area ? `: ${area(f.area)} and easy to get to` : ''}.`,
          ],
        ),
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
        f.deal === 'sale' &&
          !f.gone && [
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
        'You choose your own architect and contractor.',
        'Planning rules allow a spacious family home.',
      ]
    : [
        'The plot is reached by a paved lane.',
        'The land is free of agricultural tenancy and easy to reach.',
        'Building is not permitted here, so peace and greenery are assured.',
      ]

/** The text of a plot, buildable or not. */
export const plot = (f: Facts, rng: Rng): Listing => ({
  short: short(f, `${f.ground ? `, ${area(f.ground)}` : ''}${f.width ? `, ${decimal(f.width)} m wide` : ''}`),
  description: paragraphs(rng, [
    [
      offered(
        f.gone,
        [`${capital(this_(f.subType))} in ${f.place.name.en} covers ${area(f.ground ?? 0)}.`],
        [`In ${f.place.name.en} we offer ${a(f.subType)} of ${area(f.ground ?? 0)}.`],
      ),
      f.width !== undefined && [
        `The width along the street is ${decimal(f.width)} m.`,
        `The street frontage measures ${decimal(f.width)} m.`,
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
