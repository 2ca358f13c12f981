import { townMiddle } from './townMiddle'

const inBelgium = (zip: string, name: string) => ({
  city: { id: 1, zip, name },
  country: { id: 'BE' as const },
})
const GHENT = { lat: 51.05, lon: 3.7167 }

describe('the middle of a town', () => {
  test('is that of the part or municipality that is called so, in any language', () => {
    expect(townMiddle(inBelgium('9000', 'Gent'))).toEqual(GHENT)
    expect(townMiddle(inBelgium('9000', 'Gand'))).toEqual(GHENT)
    expect(townMiddle(inBelgium('9050', 'Ledeberg'))).not.toEqual(GHENT)
  })

  test('is that of its postal code where nothing there is called so', () => {
    expect(townMiddle(inBelgium('9000', 'Ghendt'))).toEqual(GHENT)
  })

  test('is not known abroad, whose postal codes may be those of Belgium', () => {
    expect(townMiddle({ ...inBelgium('9000', 'Gent'), country: { id: 'NL' } })).toBeUndefined()
    expect(townMiddle(inBelgium('0000', 'Nergens'))).toBeUndefined()
  })
})
