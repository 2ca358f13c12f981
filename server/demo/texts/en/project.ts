import { area, fitting, paragraphs } from '../compose'
import type { Listing, ProjectFacts } from '../facts'
import type { Rng } from '../../rng'
import { bedrooms, near } from './words'

const range = (f: ProjectFacts): string =>
  f.minBedrooms === f.maxBedrooms ? bedrooms(f.minBedrooms) : `${f.minBedrooms} to ${f.maxBedrooms} bedrooms`

/** Title and text of a project. */
export const project = (f: ProjectFacts, rng: Rng): Listing & { title: string } => {
  const what = f.houses ? 'houses' : 'apartments'
  const where = f.place.name.en
  return {
    title: `${f.name}, ${rng.pick(f.houses ? ['contemporary family houses', 'houses with gardens'] : ['bright apartments', 'apartments with terraces'])} in ${where}`,
    short: fitting(200, [
      `${f.name}: ${f.units} ${what} with ${range(f)} in ${where}, ${area(f.minArea)} to ${area(f.maxArea)}.`,
    ]),
    description: paragraphs(rng, [
      [
        [
          `${f.name} comprises ${f.units} ${what} in ${where}.`,
          `In ${where}, ${f.name} ${f.delivered ? 'has been completed' : 'is taking shape'}: a small-scale project of ${f.units} ${what}.`,
        ],
        `There is a choice of ${what} with ${range(f)} and ${area(f.minArea)} to ${area(f.maxArea)} of living space.`,
        f.architect !== undefined && [
          `The design is by ${f.architect}.`,
          `The plans were drawn by ${f.architect}.`,
        ],
      ],
      [
        f.houses
          ? [
              'Each house has its own garden, a terrace and room for two cars.',
              'The living rooms face the gardens, and there is storage for bicycles.',
            ]
          : [
              'Each apartment has a terrace, a storage cellar and access to a covered bicycle room.',
              'The terraces are deep enough for a table; the shared garden is free of cars.',
            ],
        'The façades are brick, with windows in wood and aluminium.',
        !f.delivered &&
          'You choose the kitchen, the floors and the bathroom yourself at the showrooms we work with.',
      ],
      [
        f.heatPump
          ? 'Heat comes from a heat pump with underfloor heating, which also cools gently in summer.'
          : 'Heating is by an efficient condensing boiler with low-temperature radiators.',
        'Ventilation with heat recovery and solar panels keep consumption low.',
        f.delivered
          ? ['The project is complete: you visit what you buy.']
          : [`Completion is planned for ${f.delivery}.`, `The works are due to finish in ${f.delivery}.`],
      ],
      [
        f.near.length > 0 && `In the area you will find ${near(f)}.`,
        !f.soldOut &&
          !f.delivered && [
            'You buy under the Breyne Act, with its usual guarantees.',
            'The purchase is protected by the Breyne Act.',
          ],
        !f.soldOut && [
          'Ask for the specifications and plans; we are glad to go through them with you.',
          'We are happy to take the time to look at the plans together.',
        ],
      ],
    ]),
  }
}
