import { estate } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import { estateCard } from './estateCard'
import { fromApi } from './fromApi'
import { toldOf } from './told'

const house = estate()

/** A listing that says some things in its own parts, and some in its catalogue. */
function listed(general: Partial<Estate['general']>, rest: Partial<Estate> = {}) {
  const found = fromApi(estate({ general: { ...house.general, ...general }, ...rest }), { hiddenStatus: [] })
  if (!found) throw new Error('Nothing is hidden here')
  return { card: estateCard(found, 'nl'), told: toldOf(found) }
}

describe('what is told of a listing is what its card shows', () => {
  test.each<[string, Estate['general']['price'], number | null, number | undefined]>([
    ['its own', { value: 300_000 }, 310_000, 300_000],
    ['the catalogue’s, where it has none', null, 310_000, 310_000],
    ['the catalogue’s, where its own is not set', { value: -1 }, 310_000, 310_000],
    ['the catalogue’s, where its own is nothing', { value: 0 }, 310_000, 310_000],
    ['none', { value: -1 }, 0, undefined],
  ])('the price: %s', (_, price, listing, told) => {
    const { card, told: all } = listed({ price }, { listing: { financial: { price: listing } } })
    expect(all.price).toBe(told)
    expect(card.price).toBe(told === undefined ? '' : `€ ${told / 1000}.000`)
  })

  test.each([
    ['own', 5],
    ['own', 6],
    ['second', 1],
    ['second', 6],
    ['second', 7],
  ])('no price once it is sold: %s source, %i', (source, id) => {
    const { card, told } = listed(
      { transaction: { id, name: { nl: 'Weg' } } },
      { ...(source === 'second' && { guid: 'g' }), listing: { financial: { price: 310_000 } } },
    )
    expect(told).toMatchObject({ sold: true, price: undefined })
    expect(card.price).toBe('Weg')
  })

  test.each([
    ['own', 1, 'FOR_SALE'],
    ['second', 3, 'FOR_SALE'],
    ['own', 3, 'TAKE_OVER'],
    ['second', 5, 'TAKE_OVER'],
    ['own', 2, 'TO_RENT'],
    ['own', 4, 'TO_RENT'],
    ['own', 8, 'TO_RENT'],
    ['second', 10, 'TO_RENT'],
    ['own', 10, 'TAKEN_OVER'],
    ['second', 7, 'TAKEN_OVER'],
    ['second', 1, 'SOLD'],
  ])('its status, in one vocabulary: %s source, %i is %s', (source, id, status) => {
    const { told } = listed(
      { transaction: { id, name: {} } },
      { ...(source === 'second' && { guid: 'g' }), status: { id: 77, name: { nl: 'Anders' } } },
    )
    expect(told.status).toBe(status)
  })

  test('rooms and areas, from whichever source has them', () => {
    const { card, told } = listed(
      { bedroomCount: null, bathroomCount: 0 },
      {
        dimensions: { areaBuild: -1 },
        layout: { rooms: [] },
        listing: {
          construction: { bedrooms_count: 4, bathrooms_count: 2, built_surface: 180, land_surface: 600 },
        },
      },
    )
    expect(card.summary).toBe('4 slpk. - 2 badk. - 180 m²')
    expect(told).toMatchObject({ bedrooms: 4, bathrooms: 2, builtArea: 180, groundArea: 600 })
  })

  test('no bedroom is not an unknown number of them', () => {
    expect(listed({ bedroomCount: 0 }).told.bedrooms).toBe(0)
    expect(listed({ bedroomCount: null }).told.bedrooms).toBeUndefined()
  })

  test.each<[Estate['energy'], string | null, string]>([
    [{ customEpcLabel: 'A+', energyLabel: 'C' }, 'D', 'A_PLUS'],
    [{ customEpcLabel: 'Passief' }, 'D', 'Passief'],
    [{ energyLabel: 'C' }, 'D', 'C'],
    [null, 'D', 'D'],
    [{ epcValue: 145 }, null, 'B'],
  ])('the energy label %j %j is %s', (energy, label, code) => {
    const listing = { certification: { energy_label: label as 'D' } }
    expect(listed({}, { energy, listing }).told.energyLabel).toBe(code)
  })

  test('the town in the name of each language', () => {
    const city = { id: 2, zip: '4000', name: 'Liège', alias: { nl: 'Luik', de: 'Lüttich' } }
    const { told } = listed({}, { address: { ...house.address, city } })
    expect(told.town).toEqual({ nl: 'luik', fr: 'liege', en: 'liege', de: 'luttich' })
  })

  test('a sticker without a name is no sticker', () => {
    expect(listed({ sticker: { id: 4, name: { fr: 'Nouveau' } } }).told.sticker).toBe(4)
    expect(listed({ sticker: { id: 4, name: {} } }).told.sticker).toBeUndefined()
  })
})
