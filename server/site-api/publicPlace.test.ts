import { publicAddress, publicPosition, withoutPlace } from './publicPlace'

const address = {
  visible: false,
  street: { nl: 'Kouter' },
  street_address: 'Kouter 12',
  number: '12',
  box: '3',
  city: { id: 1, zip: '9000', name: 'Gent' },
  geoLocation: { lat: 51.049812, lon: 3.726345 },
}

describe('what a visitor may know of a place', () => {
  test('a visible address is told whole', () => {
    const visible = { ...address, visible: true }
    expect(publicAddress(visible)).toBe(visible)
    expect(publicPosition(visible)).toEqual(address.geoLocation)
  })

  test('of a hidden one only the municipality and a position to about a kilometre', () => {
    expect(publicAddress(address)).toEqual({
      visible: false,
      city: address.city,
      geoLocation: { lat: 51.05, lon: 3.73 },
    })
  })

  test('a place that is not known stays unknown', () => {
    expect(publicPosition({ visible: false })).toBeNull()
    expect(publicAddress({ visible: false, geoLocation: null })).toEqual({
      visible: false,
      geoLocation: null,
    })
  })

  test('the parcel of a hidden house is not told either', () => {
    const listing = { construction: { lot_number: '7', cadastral_number: '12/B', floors_count: 2 } }
    const told = withoutPlace(JSON.stringify({ general: { id: 1 }, address, listing }))
    expect(JSON.parse(told)).toMatchObject({
      general: { id: 1 },
      listing: { construction: { floors_count: 2 } },
    })
    expect(told).not.toMatch(/Kouter|51\.0498|lot_number|12\/B/)
  })
})
