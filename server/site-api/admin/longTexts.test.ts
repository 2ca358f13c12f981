import { firstFault } from '../../http/storable'
import { tooLong } from './longTexts'

const letters = (count: number) => 'é'.repeat(count)

describe('a text longer than anybody wrote one', () => {
  test.each([
    ['a title in a language', { general: { title: { fr: letters(1001) } } }, 'general.title.fr', 1000],
    ['what a picture shows', { pictures: [{ alt: { nl: letters(5000) } }] }, 'pictures.0.alt.nl', 1000],
    ['a street', { address: { street: letters(1001) } }, 'address.street', 1000],
  ])('is found: %s', (_, data, field, most) => {
    expect(firstFault(data, tooLong)).toEqual({
      field,
      reason: expect.stringMatching(`more than ${most}$`) as string,
    })
  })

  test('is not one that a listing, a page or a site may have', () => {
    const data = {
      general: { title: { nl: letters(1000) } },
      description: { nl: letters(100_000) },
      keys: [1, null],
    }
    expect(firstFault(data, tooLong)).toBeUndefined()
  })
})
