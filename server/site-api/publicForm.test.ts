import type { TSchema } from '@sinclair/typebox'
import type { Localized } from '../../src/contract/common'
import { Estate } from '../../src/contract/estate'
import { LOCALES } from '../../src/contract/locales'
import { RentalUnit } from '../../src/contract/rental'
import { estate, rentalUnit } from '../../tests/support/builders'
import { publicEstate, publicUnit } from './publicForm'
import { ESTATE_FIELDS, KEPT_BACK, RENTAL_UNIT_FIELDS } from './publicFields'

type Shape = TSchema & { anyOf?: Shape[]; items?: Shape; properties?: Record<string, Shape> }

const isTextByLanguage = (names: string[]) => names.every((name) => LOCALES.some((locale) => locale === name))

/** Dotted paths of all fields of a contract. Units (`children`) are documents of their own. */
function fieldsOf(schema: Shape, at = ''): string[] {
  const kinds = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  const [only] = kinds
  if (kinds.length > 1) return [at]
  if (only) return fieldsOf(only, at)
  if (schema.items) return fieldsOf(schema.items, at)
  const entries = Object.entries(schema.properties ?? {})
  if (!entries.length || isTextByLanguage(entries.map(([name]) => name))) return schema['$ref'] ? [] : [at]
  return entries.flatMap(([name, field]) => fieldsOf(field, at ? `${at}.${name}` : name))
}

const LISTS = ['pictures', 'layout.rooms', 'videos', 'extraFields', 'photos', 'collections']

/** A document that says its own path in every field. */
function saying(paths: readonly string[]): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const path of paths) {
    let here = root
    const keys = path.split('.')
    keys.forEach((key, index) => {
      const at = keys.slice(0, index + 1).join('.')
      const isList = LISTS.includes(at)
      if (index === keys.length - 1) here[key] = isList ? [`<${path}>`] : `<${path}>`
      else {
        here[key] ??= isList ? [{}] : {}
        here = (isList ? (here[key] as unknown[])[0] : here[key]) as Record<string, unknown>
      }
    })
  }
  return root
}

const said = (document: unknown) =>
  [...JSON.stringify(document).matchAll(/<([\w.]+)>/g)].map(([, path]) => path ?? '').sort()

const ESTATE_CONTRACT = fieldsOf(Estate as Shape)
const RENTAL_CONTRACT = fieldsOf(RentalUnit as Shape)
const POSITION = ['address.geoLocation.lat', 'address.geoLocation.lon']

/** What a listing with every field of the contract, and one nobody decided about, answers. */
function toldOfEverything({
  visible,
  transaction,
  vat,
}: {
  visible: boolean
  transaction: number
  vat?: boolean
}) {
  const whole = saying([...ESTATE_CONTRACT, 'general.undecided', 'listing.general.undecided', 'undecided'])
  Object.assign(whole['address'] as object, { visible, geoLocation: { lat: 51.049812, lon: 3.726345 } })
  Object.assign((whole['general'] as { transaction: object }).transaction, { id: transaction })
  Object.assign(whole, { guid: '' })
  if (vat) Object.assign((whole['listing'] as { financial: object }).financial, { vat_regime: true })
  return publicEstate(whole as unknown as Estate)
}
/** Said by something else than its path. */
const OTHERWISE = [...POSITION, 'address.visible', 'general.transaction.id', 'guid']
const hiddenOf = (document: unknown) => {
  const told = new Set(said(document))
  return ESTATE_CONTRACT.filter((path) => !told.has(path) && !OTHERWISE.includes(path))
}

describe('what anybody may have of a document', () => {
  test('every field of a listing is decided about: told, or kept back', () => {
    expect(ESTATE_CONTRACT.length).toBeGreaterThan(300)
    expect([...ESTATE_FIELDS, ...KEPT_BACK].sort()).toEqual([...ESTATE_CONTRACT].sort())
  })

  test('every field of a holiday unit is decided about', () => {
    expect([...RENTAL_UNIT_FIELDS].sort()).toEqual([...RENTAL_CONTRACT].sort())
  })

  test('a field that nobody decided about is hidden, and so is the bookkeeping of the agency', () => {
    const told = toldOfEverything({ visible: true, transaction: 1 })
    expect(hiddenOf(told)).toEqual(
      [...KEPT_BACK].sort((a, b) => ESTATE_CONTRACT.indexOf(a) - ESTATE_CONTRACT.indexOf(b)),
    )
    expect(JSON.stringify(told)).not.toContain('undecided')
    expect(told.address.geoLocation).toEqual({ lat: 51.049812, lon: 3.726345 })
    expect(
      publicEstate(estate({ general: { ...estate().general, title: { nl: 'a', secret: 'b' } as never } }))
        .general.title,
    ).toEqual({ nl: 'a' })
  })

  test('a hidden address tells the municipality and a position to about a kilometre', () => {
    const told = toldOfEverything({ visible: false, transaction: 1 })
    const more = hiddenOf(told).filter((path) => !KEPT_BACK.includes(path))
    expect(more.sort()).toEqual([
      'address.box',
      'address.number',
      'address.street',
      'address.street_address',
      'general.buildingName',
      'general.entityNumber',
      'listing.construction.cadastral_division',
      'listing.construction.cadastral_number',
      'listing.construction.cadastral_section',
      'listing.construction.lot_number',
      'listing.general.appartment_number',
      'uri',
    ])
    expect(told.address.geoLocation).toEqual({ lat: 51.05, lon: 3.73 })
    expect(JSON.stringify(told)).not.toContain('51.0498')
  })

  test('what is sold under VAT tells no price: what its page hides for it, and no more', () => {
    const told = toldOfEverything({ visible: true, transaction: 1, vat: true })
    const more = hiddenOf(told).filter((path) => !KEPT_BACK.includes(path))
    expect(more.sort()).toEqual([
      'general.constructionValue',
      'general.groundValue',
      'general.infrastructureValue',
      'general.price.value',
      'general.priceBefore',
      'general.totalPrice',
      'listing.financial.infrastructure_price',
      'listing.financial.land_price',
      'listing.financial.price',
      'listing.financial.price_per_square_meter',
      'listing.financial.purchase_price',
      'listing.financial.return_percentage',
      // Told, by another value than its path.
      'listing.financial.vat_regime',
      'listing.notary_cost.total',
      'listing.notary_cost.total_including_costs',
    ])
    expect(told.listing?.financial?.vat_regime).toBe(true)
  })

  test('what is sold tells nothing of what was asked, by the numbers of either source', () => {
    const told = toldOfEverything({ visible: true, transaction: 5 })
    const more = hiddenOf(told).filter((path) => !KEPT_BACK.includes(path))
    expect(more).toEqual(
      expect.arrayContaining(['general.price.value', 'general.totalPrice', 'listing.financial.price']),
    )
    expect(more).toContain('listing.notary.price_reached')
    expect(told.general).not.toHaveProperty('price')
    const second = (transaction: number) =>
      publicEstate(
        estate({
          guid: 'g-1',
          general: { ...estate().general, transaction: { id: transaction, name: { nl: 'x' } } },
        }),
      ).general.price
    expect([second(1), second(5)]).toEqual([undefined, { value: 385000 }])
  })

  test('what is not there stays away, and null stays null', () => {
    expect(publicEstate(estate())).toEqual(estate())
    expect(publicEstate(estate({ ki: null, pictures: [] }))).toEqual(estate({ ki: null, pictures: [] }))
    const nowhere = estate({ address: { ...estate().address, visible: false, geoLocation: null } })
    expect(publicEstate(nowhere).address).toEqual({
      visible: false,
      city: estate().address.city,
      country: { id: 'BE' },
      geoLocation: null,
      region: 'FLANDERS',
    })
  })

  test('a holiday unit with a hidden address has neither street nor number', () => {
    const unit = rentalUnit()
    expect(publicUnit(unit)).toEqual(unit)
    const { address } = publicUnit({ ...unit, address: { ...unit.address, visible: false } })
    expect(Object.keys(address)).not.toEqual(expect.arrayContaining(['street']))
    expect(address).not.toHaveProperty('number')
    expect(address).not.toHaveProperty('box')
  })

  test('what every holiday unit has stays, if nothing in it is told', () => {
    const unit = { ...rentalUnit(), general: { building: null }, rooms: {} }
    const hidden = publicUnit({ ...unit, address: { ...unit.address, visible: false } })
    expect([hidden.general, hidden.rooms]).toEqual([{}, {}])
    const spoken = estate({
      general: { ...estate().general, headType: { id: 1, name: { it: 'Casa' } as Localized } },
    })
    expect(publicEstate(spoken).general.headType).toEqual({ id: 1, name: {} })
  })
})
