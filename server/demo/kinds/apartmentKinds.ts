import type { SUB_TYPES } from '../../../src/contract/codes'
import type { HomeKind } from './kind'

type Apartment = (typeof SUB_TYPES.APARTMENT)[number]

const kind = (
  beds: HomeKind['beds'],
  area: HomeKind['area'],
  years: HomeKind['years'],
  factor: number,
  family: HomeKind['family'] = 'apartmentBlock',
): HomeKind => ({ beds, area, years, factor, family, build: 'CLOSED' })

export const apartmentKinds: Readonly<Record<Apartment, HomeKind>> = {
  APARTMENT: kind([1, 3], [62, 125], [1958, 2021], 1.1),
  DUPLEX: kind([2, 4], [95, 165], [1972, 2022], 1.08),
  TRIPLEX: kind([3, 4], [130, 200], [1985, 2019], 1.06),
  LOFT: kind([1, 2], [90, 190], [1898, 1948], 1.2, 'loft'),
  PENTHOUSE: kind([2, 3], [105, 220], [1976, 2024], 1.4),
  STUDIO: kind([0, 0], [28, 44], [1962, 2016], 1.22),
  STUDENT_ROOM: kind([1, 1], [14, 24], [1935, 2018], 1.5, 'rowHouse'),
  SERVICE_FLAT: kind([1, 2], [58, 84], [2002, 2022], 1.2),
  GROUND_FLOOR_APARTMENT: kind([1, 3], [68, 120], [1964, 2021], 1.06),
  ATTIC_APARTMENT: kind([1, 2], [52, 96], [1922, 2006], 1, 'rowHouse'),
  CORNER_APARTMENT: kind([2, 3], [82, 130], [1968, 2019], 1.1),
  GARDEN_APARTMENT: kind([2, 3], [84, 130], [1988, 2023], 1.16),
  TERRACE_APARTMENT: kind([2, 3], [86, 140], [1974, 2022], 1.18),
  HOLIDAY_APARTMENT: kind([1, 2], [42, 80], [1966, 2012], 1.05, 'coastalTower'),
  FURNISHED_APARTMENT: kind([1, 2], [48, 86], [1970, 2018], 1.14),
  CO_LIVING: kind([1, 1], [16, 26], [1905, 2014], 1.5, 'rowHouse'),
}
