import { publicPosition } from './publicPlace'

const geoLocation = { lat: 51.049812, lon: 3.726345 }

describe('where a thing may be said to be', () => {
  test('exactly when its address is visible', () => {
    expect(publicPosition({ visible: true, geoLocation })).toEqual(geoLocation)
  })

  test('to about a kilometre when it is hidden', () => {
    expect(publicPosition({ visible: false, geoLocation })).toEqual({ lat: 51.05, lon: 3.73 })
  })

  test('nowhere when that is not known', () => {
    expect(publicPosition({ visible: false })).toBeNull()
    expect(publicPosition({ visible: false, geoLocation: null })).toBeNull()
  })
})
