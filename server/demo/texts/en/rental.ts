import { paragraphs } from '../compose'
import type { Listing, RentalFacts } from '../facts'
import type { Rng } from '../../rng'
import { bathrooms, bedrooms, ordinal } from './words'

const views: Record<RentalFacts['view'], string> = {
  sea: 'a sea view',
  dunes: 'a view of the dunes',
  forest: 'a view of the woods',
  valley: 'a view over the valley',
  village: 'a view of the village',
}

const sleeping = (f: RentalFacts): string => (f.bedrooms === 0 ? 'a sleeping area' : bedrooms(f.bedrooms))

/** The text of a holiday unit. */
export const rental = (f: RentalFacts, rng: Rng): Listing => {
  const what = f.house ? 'holiday home' : 'holiday apartment'
  const where = f.place.name.en
  return {
    short: `${f.house ? 'Holiday home' : 'Holiday apartment'} in ${where} for ${f.persons}, with ${sleeping(f)} and ${views[f.view]}.`,
    description: paragraphs(rng, [
      [
        [
          `This ${what} in ${where} sleeps up to ${f.persons}.`,
          `On holiday in ${where} with ${f.persons}: this ${what} has the room for it.`,
        ],
        `You enjoy ${views[f.view]}.`,
        f.floor !== undefined &&
          !f.house &&
          (f.floor === 0
            ? 'It is on the ground floor.'
            : `It is on the ${ordinal(f.floor)} floor and reached by lift.`),
      ],
      [
        `There ${f.bedrooms > 1 ? 'are' : 'is'} ${sleeping(f)} and ${bathrooms(Math.max(1, f.bathrooms))}.`,
        [
          'The kitchen has a dishwasher, a combination oven and a coffee machine.',
          'The kitchen is fully equipped, with dishwasher and oven.',
        ],
        [
          'The sitting area has a television and wireless internet.',
          'There is wireless internet, a television and a cupboard of games.',
        ],
        f.terrace && [
          'The terrace has a table large enough for everyone.',
          'Outside is a terrace with garden furniture.',
        ],
      ],
      [
        f.garage && 'The car can go in the garage.',
        f.pets ? 'A dog is welcome on request.' : 'Pets are not allowed.',
        f.beach !== undefined && `The beach is ${f.beach} m away.`,
        ['Arrival is from 4 p.m., departure by 10 a.m.', 'You arrive from 4 p.m. and leave by 10 a.m.'],
        f.linen
          ? 'Bed linen is provided and charged per person; bring your own towels.'
          : 'Bring your own bed linen and towels.',
      ],
    ]),
  }
}
