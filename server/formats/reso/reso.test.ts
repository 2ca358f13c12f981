import fc from 'fast-check'
import type { Estate } from '../../../src/contract/estate'
import type { ImportLine } from '../../../src/contract/importLine'
import { arbitraryEstate } from '../../../tests/support/arbitraryEstate'
import { estate } from '../../../tests/support/builders'
import { PROPERTY_SEED } from '../../../tests/support/propertySeed'
import { openTextIds } from '../textIds'
import { estatesOf, faultsOf, readAll, sample, writeAll } from '../testing/convert'
import { readReso } from './readReso'
import { writeReso } from './writeReso'

const readSample = async () => readAll(readReso, await sample('reso.json'))
const property = (over: object) =>
  JSON.stringify([
    { ListingKey: '7', PropertyType: 'Residential', City: 'Ghent', PostalCode: '9000', ...over },
  ])

describe('RESO in', () => {
  it('makes lines that the contract takes: what is to come a draft, what was taken off a removal', async () => {
    const { lines, notes } = await readSample()
    expect(faultsOf(lines)).toEqual([])
    const [house, penthouse, plot, removed] = lines
    expect(house).toMatchObject({
      kind: 'estate',
      data: {
        general: {
          id: openTextIds().of('MLS-90001'),
          headType: { code: 'HOUSE' },
          subType: { code: 'HOUSE' },
          transaction: { id: 1 },
          price: { value: 415000 },
          priceBefore: 429000,
          bedroomCount: 4,
          description: { en: 'A bright house two streets from the sea.' },
          publicationDate: '2026-10-05T00:00:00Z',
        },
        address: {
          visible: true,
          street: { en: 'Harbour Lane' },
          number: '12',
          geoLocation: { lat: 51.2301 },
        },
        dimensions: { areaBuild: 185.81, areaGround: 1011.71 },
        technical: { furniture: false, petsAllowed: true, newBuilding: false },
        listing: { external_id: 'MLS-90001', comfort: { heating: 'GAS', swimming_pool: true } },
        salesRep: { firstname: 'Ada', lastname: 'Peeters' },
        videos: [{ typeId: 2, url: 'https://tour.example/90001' }],
        pictures: [
          {
            index: 0,
            file: 'https://media.example/90001/a.jpg',
            alt: { en: 'Front' },
            width: 1600,
            height: 1200,
          },
          { index: 1, file: 'https://media.example/90001/b.jpg' },
          { index: 2, file: 'https://media.example/90001/plan.png', kind: 'floorPlan' },
        ],
      },
    })
    expect(penthouse).toMatchObject({
      data: {
        general: {
          headType: { code: 'APARTMENT' },
          subType: { code: 'PENTHOUSE' },
          transaction: { id: 6 },
          period: 'MONTH',
        },
        address: { visible: false },
      },
    })
    expect(plot).toMatchObject({ draft: true, data: { general: { headType: { code: 'PLOT' } } } })
    expect(removed).toEqual({ kind: 'estate', delete: openTextIds().of('MLS-90004') })
    expect(notes.refusals).toEqual(['Listing 90005: has no PropertyType that is known'])
  })

  it('takes the level of the door of a house for no floor that it is on', async () => {
    const [house, flat] = ['House', 'Apartment'].map((PropertySubType, at) => ({
      ...{ ListingKey: `F-${at}`, PropertyType: 'Residential', PropertySubType, EntryLevel: 3 },
      ...{ PostalCode: '9000', City: 'Gent', StandardStatus: 'Active' },
    }))
    const { lines } = await readAll(readReso, Buffer.from(JSON.stringify({ value: [house, flat] })))
    expect(estatesOf(lines).map(({ general }) => general.floorId)).toEqual([undefined, 3])
  })

  it('counts what it cannot say, guesses no unit and shows nothing private', async () => {
    const { lines, notes } = await readSample()
    expect(Object.fromEntries(notes.fields)).toEqual({
      OriginalListPrice: 1,
      PrivateRemarks: 1,
      'Media[Document]': 1,
      'Media[Photo]': 1,
      'LotSizeArea without LotSizeUnits': 1,
    })
    expect(JSON.stringify(lines)).not.toMatch(/alarm\.jpg|Keys at/)
  })

  it('takes an answer of an API, a bare list and one property; keeps a status that says more for who counts', async () => {
    for (const wrap of [
      (list: string) => list,
      (list: string) => `{"value":${list}}`,
      (list: string) => list.slice(1, -1),
    ])
      expect((await readAll(readReso, wrap(property({})))).lines).toHaveLength(1)
    const { lines, notes } = await readAll(
      readReso,
      property({ StandardStatus: 'Pending', PropertySubType: 'Yurt' }),
    )
    expect(lines).toMatchObject([{ data: { general: { id: 7, transaction: { id: 1 } } } }])
    expect([...notes.fields.keys()]).toEqual(['StandardStatus', 'PropertySubType'])
  })

  it.each([
    ['<xml/>', 'The file is not JSON'],
    ['[1]', 'has no list of properties'],
    ['{"value":{}}', 'has no list of properties'],
  ])('refuses %s in words', async (file, reason) => {
    await expect(readAll(readReso, file)).rejects.toThrow(reason)
  })
})

describe('RESO out', () => {
  it('reads again what it wrote: the very same lines', async () => {
    const { lines } = await readSample()
    const { file, notes } = await writeAll(writeReso, lines)
    // That the country of one is not known is said by naming none.
    expect(Object.fromEntries(notes.fields)).toEqual({ 'address.country.id': 1 })
    const again = await readAll(readReso, file)
    expect(again.lines).toEqual(lines)
    expect([...again.notes.fields, ...again.notes.refusals]).toEqual([])
  })

  it('says what kind of listing it is by the values of RESO, and counts what it cannot say', async () => {
    const of = async (data: Estate) => {
      const { file, notes } = await writeAll(writeReso, [{ kind: 'estate', data }])
      return {
        ...(JSON.parse(file) as { value: [Record<string, unknown>] }).value[0],
        unsaid: [...notes.fields.keys()],
      }
    }
    expect(await of(estate())).toMatchObject({
      PropertyType: 'Residential',
      PropertySubType: 'VILLA',
      LivingAreaUnits: 'Square Meters',
    })
    expect((await of(estate())).unsaid).toContain('energy.epcValue')
    const general = { ...estate().general, transaction: { id: 3, name: {} } }
    const takenOver = await of(estate({ general }))
    expect(takenOver).toMatchObject({ PropertyType: 'Residential' })
    expect(takenOver.unsaid).toContain('general.transaction')
  })

  it('can be read again whatever the listings are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryEstate, { maxLength: 4 }), async (estates) => {
        const lines = estates.map(({ general, ...rest }, at): ImportLine => {
          const data = { ...rest, general: { ...general, id: at + 1, parentId: null } }
          delete data.children
          return { kind: 'estate', data }
        })
        const { file } = await writeAll(writeReso, lines)
        const { lines: read, notes } = await readAll(readReso, file)
        expect(faultsOf(read)).toEqual([])
        expect(notes.refusals).toEqual([])
        expect(read).toHaveLength(lines.length)
        // Once more it is the same: what is lost is lost at once, and was counted.
        const again = await writeAll(writeReso, read)
        expect((await readAll(readReso, again.file)).lines).toEqual(read)
      }),
      { seed: PROPERTY_SEED, numRuns: 40 },
    )
  })
})
