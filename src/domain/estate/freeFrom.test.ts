import type { DomainEstate } from './fromApi'
import { freeFrom } from './freeFrom'

type Said = Pick<DomainEstate, 'technical' | 'listing'>
const of = (said: Said) => freeFrom(said as DomainEstate)?.slice(0, 10)
const AT_ONCE = '1970-01-01'

describe('when a listing is free, as its page tells it', () => {
  test.each<[string, Said, string | undefined]>([
    ['the day it names', { technical: { availableDate: '2027-03-01' } }, '2027-03-01'],
    ['the day of the catalogue', { listing: { other: { available_at: '2027-04-01' } } }, '2027-04-01'],
    [
      'the day before the word, which promises more',
      { technical: { available: { nl: 'Onmiddellijk' }, availableDate: '2027-03-01' } },
      '2027-03-01',
    ],
    ['at once, in any language', { technical: { available: { fr: ' immédiatement ' } } }, AT_ONCE],
    ['at the deed, from which on it is the buyer’s', { listing: { other: { available: 'DEED' } } }, AT_ONCE],
    [
      'not by the code where words have the row',
      { technical: { available: { nl: 'In overleg' } }, listing: { other: { available: 'IMMEDIATE' } } },
      undefined,
    ],
    [
      'not after a notice without a day',
      { listing: { other: { available: 'AFTER_NOTICE_PERIOD' } } },
      undefined,
    ],
    ['not on a day that is in no calendar', { technical: { availableDate: '2027-14-14' } }, undefined],
    ['not where nothing is said', { technical: { available: { nl: ' ' } } }, undefined],
  ])('%s', (_, said, day) => expect(of(said)).toBe(day))
})
