import { CODES, SUB_TYPES, type CodeList } from './codes'

const words = (text: string) => text.trim().split(/[\s,]+/)

// The values as spec §3 writes them; the lists it only counts or exemplifies follow below.
test.each<[CodeList, string]>([
  ['Type', 'APARTMENT, GARAGE, PLOT, COMMERCIAL, HOUSE, PROJECT'],
  ['Status', 'FOR_SALE, TO_RENT, TAKE_OVER, SOLD, RENTED, TAKEN_OVER'],
  ['Condition', 'TO_RENOVATE, TO_FRESHEN_UP, GOOD_CONDITION, EXCELLENT_CONDITION, RENEWED, NEW'],
  ['ConstructionType', 'OPEN, HALF_OPEN, CLOSED'],
  ['RoofType', 'SADDLEBACK, FLAT, LEAN_TO, KERB, HIPPED'],
  [
    'Heating',
    'OIL, COAL, ELECTRICITY, GAS, HEAT_ACCUMULATION, GAS_HEATERS, PROPANE_GAS, CENTRAL_VENTILATION, WOOD, PELLET',
  ],
  [
    'KitchenType',
    `EQUIPPED, SEMI_EQUIPPED, NOT_EQUIPPED, HYPER_EQUIPPED,
     AMERICAN_EQUIPPED, AMERICAN_SEMI_EQUIPPED, AMERICAN_NOT_EQUIPPED, AMERICAN_HYPER_EQUIPPED`,
  ],
  ['BathroomType', 'EQUIPPED, NOT_EQUIPPED'],
  ['Carpentry', 'WOOD, ALUMINUM, PLASTIC'],
  ['WindowGlazing', 'SINGLE, DOUBLE, TRIPLE'],
  ['LuxuryLevel', 'MODEST, AVERAGE, LUXURIOUS'],
  ['Conformity', 'VALID, INVALID'],
  ['ElectricityCertification', 'OBTAINED, NOT_OBTAINED, UNKNOWN'],
  ['Flooding', 'UNKNOWN, NO, YES'],
  ['CommonMeter', 'NOT_APPLICABLE, COMMON, INDIVIDUAL'],
  ['CommonHeating', 'NOT_APPLICABLE, COMMON, INDIVIDUAL'],
  ['CommonMeterType', 'SINGLE, DAY_AND_NIGHT, SMART_METER'],
  ['Destination', 'MAIN_RESIDENCE, VACATION_RESIDENCE, STUDENT_RESIDENCE'],
  [
    'Environment',
    'TOWN, RESIDENTIAL, COUNTRYSIDE, VILLAGE, SUBURBAN_AREA, CRAFT_INDUSTRY, INDUSTRIAL, SEA_BEACH_DUNE',
  ],
  ['FreeOn', 'UNKNWON, IMMEDIATE, DEED, AFTER_NOTICE_PERIOD, DELIVERY, TBD'],
  ['Garden', 'NOT_CONSTRUCTED, ONLY_LAWN, FULLY_LANDSCAPED'],
  ['GeoPrecision', 'NO_DATA, GEOMETRIC_CENTER, RANGE_INTERPOLATED, ROOFTOP'],
  ['Orientation', 'N, NE, E, SE, S, SW, W, NW'],
  ['Planning', 'UNKNOWN, NO, YES, PENDING, BEFORE_1962'],
  [
    'RecentDestination',
    `AG, EG, WIG, WUG, BG, IGB, RG, GWG, NG, PG, WG, WGL, WGR, GG, WCHE, WP, IAB, GDR, GVR, LWAG, NR, GVON,
     DVG, NI`,
  ],
])('%s has the values of the spec, in its order', (list, values) => {
  expect(CODES[list]).toEqual(words(values))
})

test('energy labels: A++ and A+, A to G, and pairs', () => {
  const single = 'A_PLUS_PLUS, A_PLUS, A, B, C, D, E, F, G'
  expect(CODES.EnergyLabel).toEqual(expect.arrayContaining(words(`${single}, B_A, G_F`)))
})

test('countries: the 249 codes of ISO 3166-1, and UNKNOWN', () => {
  expect(CODES.Country.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual(['UNKNOWN'])
  expect(new Set(CODES.Country).size).toBe(250)
  expect(CODES.Country).toEqual(expect.arrayContaining(words('BE, BR, JP, NZ, SN, UA, ZW')))
  // Names that are no country's: kept for the use of whoever exchanges data, or no longer in use.
  expect(
    words('AA, EU, UN, XK, XX, ZZ, SU, YU').filter((code) =>
      (CODES.Country as readonly string[]).includes(code),
    ),
  ).toEqual([])
})

test.each([
  ['APARTMENT', 'DUPLEX, LOFT, PENTHOUSE, STUDENT_ROOM, SERVICE_FLAT'],
  ['GARAGE', 'GARAGE, GARAGE_BOX, CELLAR, BASEMENT_GARAGE, CARPORT, PARKING'],
  ['PLOT', 'BUILDING_PLOT, MEADOW, ORCHARD, WOOD'],
  ['COMMERCIAL', 'OFFICE, RESTAURANT, HOTEL, WORKSHOP, STORAGE, HORECA'],
  ['HOUSE', 'VILLA, BUNGALOW, FARM_01, CASTLE, TOWNHOUSE, TWIN_HOUSE, CHALET'],
] as const)('%s has the subtypes that the spec names', (type, named) => {
  expect(SUB_TYPES[type]).toEqual(expect.arrayContaining(words(named)))
})

test('a subtype belongs to one type', () => {
  expect(new Set(CODES.SubType).size).toBe(CODES.SubType.length)
})
