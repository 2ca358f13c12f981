import { estate } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import { fromApi } from './fromApi'

const none = { hiddenStatus: [] }
const house = estate()
const clean = (doc: Partial<Estate>) => fromApi(estate(doc), none)

test('-1, null and blanks end here, however deep', () => {
  const found = clean({
    general: { ...house.general, price: { value: -1 }, reference: ' ', floor: null, bedroomCount: -1 },
    dimensions: { areaBuild: -1, areaGround: 540 },
    listing: { comfort: { heating: null }, layout: { living: -1, hall: 6 } },
  })
  expect(found?.general).not.toHaveProperty('price')
  expect(found?.general).not.toHaveProperty('reference')
  expect(found?.general).not.toHaveProperty('floor')
  expect(found?.general).not.toHaveProperty('bedroomCount')
  expect(found?.dimensions).toEqual({ areaGround: 540 })
  expect(found?.listing).toEqual({ comfort: {}, layout: { hall: 6 } })
})

test('zero is a value', () => {
  expect(clean({ energy: { epcValue: 0 } })?.energy).toEqual({ epcValue: 0 })
})

test('-1 counts where it is a place or a floor', () => {
  const floor = { id: -1, level: -1, name: { nl: 'Kelder' } }
  const found = clean({
    address: { ...house.address, geoLocation: { lat: -1, lon: -1 } },
    layout: { rooms: [{ typeId: 9, label: { nl: 'Berging' }, surface: -1, floor, sort: -1 }] },
  })
  expect(found?.address.geoLocation).toEqual({ lat: -1, lon: -1 })
  expect(found?.layout?.rooms).toEqual([{ typeId: 9, label: { nl: 'Berging' }, floor, sort: -1 }])
})

test('-1 is a value of energy: a house that gives back more than it takes', () => {
  const energy = { epcValue: -1, epcValueTotal: -120.5, eLevel: -1, co2: -0.4 }
  expect(clean({ energy: { ...energy, kLevel: -1 } })?.energy).toEqual(energy)
  const certification = { epc_value: -1, e_level: -5, co2_emission: -1, net_energy_heating: -1 }
  expect(clean({ energy: null, listing: { certification } })?.listing?.certification).toEqual(certification)
})

test.each([
  ['FLANDERS', 'D', undefined],
  ['FLANDERS', 'A', undefined],
  ['FLANDERS', 'A_PLUS', -1],
  ['WALLONIA', 'A_PLUS_PLUS', -1],
  ['BRUSSELS', 'A', -1],
  ['BRUSSELS', 'B', undefined],
] as const)('in %s an EPC value of -1 beside label %s is %p', (region, label, told) => {
  const address = { ...house.address, region }
  const found = clean({
    address,
    energy: { epcValue: -1, epcValueTotal: 900, energyLabel: label },
    energyShared: { epcValue: -1, energyLabel: label },
    listing: { certification: { epc_value: -1 } },
  })
  expect([
    found?.energy?.epcValue,
    found?.energyShared?.epcValue,
    found?.listing?.certification?.epc_value,
  ]).toEqual([told, told, told])
  expect(found?.energy?.epcValueTotal).toBe(900)
  const listed = { certification: { epc_value: -1, energy_label: label } }
  expect(clean({ address, energy: { epcValue: -1 }, listing: listed })?.energy?.epcValue).toBe(told)
})

test('a value below -1 is told whatever the label beside it', () => {
  const energy = { epcValue: -12.5, energyLabel: 'D' as const }
  expect(clean({ energy })?.energy).toEqual(energy)
})

test('a region that the address does not name comes from its postal code', () => {
  const placed = (zip: string, country = 'BE') =>
    clean({
      address: {
        ...house.address,
        region: null,
        city: { ...house.address.city, zip },
        country: { id: country as 'BE' },
      },
    })?.address.region
  expect([placed('6840'), placed('9000'), placed('1050'), placed('6840', 'FR')]).toEqual([
    'WALLONIA',
    'FLANDERS',
    'BRUSSELS',
    undefined,
  ])
})

test('an archived listing is not on the site, nor is an archived unit in its project', () => {
  const archived = estate({ listing: { archived: true } })
  expect(fromApi(archived, none)).toBeUndefined()
  expect(clean({ listing: { archived: false } })).toBeDefined()
  expect(fromApi(estate({ children: [archived, house] }), none)?.children).toHaveLength(1)
})

test('null is kept where it is the answer: no planning measure was imposed', () => {
  expect(clean({ planning: { townPlanningViolation: null } })?.planning).toEqual({
    townPlanningViolation: null,
  })
  expect(clean({ planning: {} })?.planning).toEqual({})
})

test('a guid marks the second source', () => {
  expect(clean({})?.source).toBe('own')
  expect(clean({ guid: '2f1c' })?.source).toBe('second')
})

test('a hidden status takes a listing off the site, and a unit out of its project', () => {
  const hidden = { hiddenStatus: [9] }
  const withdrawn = estate({ status: { id: 9, name: { nl: 'Ingetrokken' } } })
  expect(fromApi(withdrawn, hidden)).toBeUndefined()
  expect(fromApi(withdrawn, none)).toBeDefined()
  expect(fromApi(estate({ children: [withdrawn, house] }), hidden)?.children).toHaveLength(1)
})

test('the document that came in is left as it was', () => {
  const doc = estate({ dimensions: { areaBuild: -1 } })
  const before = structuredClone(doc)
  fromApi(doc, none)
  expect(doc).toEqual(before)
})
