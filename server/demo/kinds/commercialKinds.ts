import type { SUB_TYPES } from '../../../src/contract/codes'
import type { CommercialUse } from '../texts/facts'
import type { Range } from './kind'

type Commercial = (typeof SUB_TYPES.COMMERCIAL)[number]

export interface CommercialKind {
  use: CommercialUse
  area: Range
  ground?: Range
}

const kind = (use: CommercialUse, area: Range, ground?: Range): CommercialKind => ({
  use,
  area,
  ...(ground && { ground }),
})

export const commercialKinds: Readonly<Record<Commercial, CommercialKind>> = {
  OFFICE: kind('office', [80, 620]),
  RESTAURANT: kind('food', [140, 360]),
  HOTEL: kind('stay', [620, 2100], [600, 3200]),
  WORKSHOP: kind('industry', [160, 620]),
  STORAGE: kind('industry', [60, 420]),
  HORECA: kind('food', [110, 320]),
  SHOP: kind('shop', [60, 280]),
  COMMERCIAL_HOUSE: kind('shop', [180, 360], [120, 320]),
  SHOWROOM: kind('shop', [280, 950]),
  WAREHOUSE: kind('industry', [520, 2600], [900, 5200]),
  LOGISTICS: kind('industry', [2400, 9800], [5200, 21000]),
  INDUSTRIAL_BUILDING: kind('industry', [820, 4200], [1600, 9200]),
  FACTORY: kind('industry', [1800, 7600], [4200, 19000]),
  SME_UNIT: kind('industry', [120, 340]),
  BUSINESS_PARK: kind('industry', [180, 760]),
  RETAIL_PARK: kind('shop', [320, 1200]),
  SHOPPING_CENTRE: kind('shop', [70, 260]),
  CAFE: kind('food', [90, 220]),
  SNACK_BAR: kind('food', [50, 130]),
  TEA_ROOM: kind('food', [80, 180]),
  BRASSERIE: kind('food', [160, 380]),
  BED_AND_BREAKFAST: kind('stay', [220, 460], [400, 2600]),
  GUEST_HOUSE: kind('stay', [240, 520], [900, 4200]),
  BAKERY: kind('shop', [110, 260]),
  BUTCHER: kind('shop', [90, 220]),
  SUPERMARKET: kind('shop', [620, 1800], [1800, 6200]),
  PHARMACY: kind('shop', [90, 210]),
  HAIRDRESSER: kind('shop', [45, 120]),
  BEAUTY_SALON: kind('shop', [50, 140]),
  BOOKSHOP: kind('shop', [80, 240]),
  CLOTHING_SHOP: kind('shop', [90, 320]),
  FLOWER_SHOP: kind('shop', [60, 160]),
  CAR_WORKSHOP: kind('industry', [240, 780], [600, 2400]),
  CAR_SHOWROOM: kind('shop', [520, 1800], [1600, 6800]),
  PETROL_STATION: kind('land', [90, 260], [1400, 4200]),
  CAR_WASH: kind('land', [120, 420], [900, 3200]),
  PRACTICE: kind('care', [70, 190]),
  MEDICAL_CENTRE: kind('care', [280, 920]),
  FITNESS: kind('care', [320, 1100]),
  EVENT_HALL: kind('food', [360, 1200], [1200, 6200]),
  NURSERY: kind('care', [180, 420]),
  CARE_HOME: kind('care', [1800, 4600], [2600, 9800]),
  CAMPSITE: kind('land', [220, 680], [18000, 72000]),
  RIDING_SCHOOL: kind('land', [620, 2400], [12000, 52000]),
  GREENHOUSE: kind('land', [1800, 9600], [9000, 36000]),
  INVESTMENT_PROPERTY: kind('investment', [280, 760], [120, 420]),
  COWORKING: kind('office', [160, 640]),
}
