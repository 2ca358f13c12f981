import { openTextIds } from '../textIds'
import { faultsOf, readAll, sample } from '../testing/convert'
import { readKyero } from './readKyero'

const readSample = async () => readAll(readKyero, await sample('kyero.xml'))

test('a feed becomes lines that the contract takes', async () => {
  const { lines } = await readSample()
  expect(faultsOf(lines)).toEqual([])
  expect(lines).toMatchObject([
    {
      kind: 'estate',
      data: {
        general: {
          id: openTextIds().of('ALT-204'),
          headType: { code: 'APARTMENT' },
          subType: { code: 'PENTHOUSE' },
          transaction: { id: 1 },
          reference: 'A204',
          price: { value: 298000 },
          updatedAt: '2026-11-12T09:30:00Z',
          description: {
            en: 'Penthouse with a roof terrace & a view over the bay.',
            nl: 'Penthouse met dakterras.',
          },
        },
        address: {
          visible: false,
          city: { zip: '-', name: 'Altea' },
          country: { id: 'ES' },
          geoLocation: { lat: 38.5989 },
        },
        technical: { newBuilding: true, elevator: true },
        energy: { energyLabel: 'B' },
        listing: {
          external_id: 'ALT-204',
          comfort: { swimming_pool: true, air_conditioning: true },
          other: { sea_view: true },
        },
        pictures: [
          { index: 0, file: 'https://img.costa.example/a204/1.jpg' },
          { index: 1, file: 'https://img.costa.example/a204/2.jpg' },
        ],
        videos: [{ typeId: 2, url: 'https://visit.example/a204' }],
      },
    },
    {
      data: {
        general: { id: 77, transaction: { id: 2 }, period: 'MONTH', price: { value: 750 } },
        address: { country: { id: 'UNKNOWN' } },
      },
    },
  ])
})

test('what has no place is counted, a type that is none is left out by its number', async () => {
  const { notes } = await readSample()
  expect(notes.refusals).toEqual(['Property R78: has a type that is not known: submarine'])
  expect(Object.fromEntries(notes.fields)).toEqual({
    'features/feature': 1,
    province: 2,
    location_detail: 1,
    'energy_rating/emissions = X': 1,
    'url/en': 1,
    'desc/es': 1,
  })
})

test('other money is no price, other XML no feed', async () => {
  const property = (inner: string) => `<root><property><id>1</id><type>Villa</type>${inner}</property></root>`
  const { lines, notes } = await readAll(
    readKyero,
    property('<town>Faro</town><country>Portugal</country><price>9</price><currency>GBP</currency>'),
  )
  expect(lines).toMatchObject([{ data: { address: { country: { id: 'PT' } } } }])
  expect(lines[0]).not.toHaveProperty('data.general.price')
  expect([...notes.fields.keys()]).toEqual(['price', 'currency = GBP'])
  expect((await readAll(readKyero, property(''))).notes.refusals).toEqual([
    'Property 1: says no postcode and no town',
  ])
  await expect(readAll(readKyero, '<properties/>')).rejects.toThrow('its root is properties, not root')
})
