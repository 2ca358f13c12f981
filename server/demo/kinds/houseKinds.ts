import type { SUB_TYPES } from '../../../src/contract/codes'
import type { HomeKind } from './kind'

type House = (typeof SUB_TYPES.HOUSE)[number]

const kind = (
  beds: HomeKind['beds'],
  area: HomeKind['area'],
  ground: HomeKind['ground'],
  build: HomeKind['build'],
  family: HomeKind['family'],
  years: HomeKind['years'],
  factor: number,
): HomeKind => ({ beds, area, ...(ground && { ground }), build, family, years, factor })

export const houseKinds: Readonly<Record<House, HomeKind>> = {
  HOUSE: kind([2, 4], [120, 190], [140, 480], 'HALF_OPEN', 'rowHouse', [1935, 2005], 1),
  VILLA: kind([3, 6], [210, 420], [900, 3200], 'OPEN', 'villa', [1958, 2016], 1.2),
  BUNGALOW: kind([2, 4], [110, 180], [550, 1200], 'OPEN', 'bungalow', [1962, 1999], 1.02),
  FARM_01: kind([3, 6], [200, 380], [1800, 9500], 'OPEN', 'farm', [1840, 1935], 0.95),
  FARM_02: kind([3, 5], [190, 330], [1500, 6800], 'OPEN', 'farm', [1850, 1930], 0.98),
  CASTLE: kind([7, 12], [620, 1450], [12000, 60000], 'OPEN', 'castle', [1720, 1905], 1.25),
  TOWNHOUSE: kind([2, 5], [130, 230], [80, 220], 'CLOSED', 'rowHouse', [1890, 1965], 1.06),
  TWIN_HOUSE: kind([3, 4], [140, 190], [260, 520], 'HALF_OPEN', 'villa', [1988, 2022], 1.03),
  CHALET: kind([2, 3], [55, 105], [350, 1100], 'OPEN', 'chalet', [1968, 2004], 0.8),
  TERRACED_HOUSE: kind([2, 4], [110, 170], [90, 260], 'CLOSED', 'rowHouse', [1912, 1985], 0.94),
  SEMI_DETACHED_HOUSE: kind([3, 4], [130, 190], [280, 620], 'HALF_OPEN', 'villa', [1955, 2012], 1),
  DETACHED_HOUSE: kind([3, 5], [150, 240], [520, 1300], 'OPEN', 'villa', [1964, 2018], 1.06),
  CORNER_HOUSE: kind([2, 4], [120, 180], [110, 300], 'HALF_OPEN', 'rowHouse', [1920, 1975], 0.97),
  MANSION: kind([4, 7], [240, 420], [150, 480], 'CLOSED', 'steppedGable', [1868, 1932], 1.14),
  MANOR: kind([5, 8], [340, 620], [3500, 18000], 'OPEN', 'castle', [1830, 1938], 1.2),
  COUNTRY_HOUSE: kind([4, 6], [220, 380], [1600, 6400], 'OPEN', 'fermette', [1905, 1990], 1.1),
  FERMETTE: kind([3, 5], [170, 270], [900, 2800], 'OPEN', 'fermette', [1972, 2002], 1.04),
  SQUARE_FARM: kind([5, 8], [340, 640], [4500, 22000], 'OPEN', 'farm', [1780, 1910], 0.98),
  COTTAGE: kind([2, 4], [110, 190], [380, 1500], 'OPEN', 'fermette', [1924, 1988], 1.05),
  HOLIDAY_HOME: kind([2, 4], [70, 140], [250, 900], 'OPEN', 'chalet', [1970, 2012], 0.96),
  SEASIDE_VILLA: kind([4, 6], [220, 380], [320, 1200], 'OPEN', 'villa', [1908, 1992], 1.3),
  BEL_ETAGE: kind([3, 4], [140, 190], [160, 340], 'CLOSED', 'rowHouse', [1958, 1979], 0.98),
  SPLIT_LEVEL: kind([3, 4], [160, 220], [550, 1100], 'OPEN', 'bungalow', [1966, 1984], 1),
  CUBE_HOUSE: kind([3, 5], [190, 300], [480, 1300], 'OPEN', 'cube', [2006, 2024], 1.2),
  PASSIVE_HOUSE: kind([3, 4], [160, 230], [380, 900], 'HALF_OPEN', 'cube', [2011, 2025], 1.18),
  TIMBER_HOUSE: kind([3, 4], [150, 210], [420, 1400], 'OPEN', 'cube', [2004, 2024], 1.08),
  TINY_HOUSE: kind([1, 1], [26, 42], [180, 450], 'OPEN', 'chalet', [2016, 2025], 0.85),
  HOUSEBOAT: kind([2, 3], [90, 160], undefined, 'OPEN', 'bungalow', [1928, 1974], 0.82),
  MILL: kind([3, 6], [200, 380], [1800, 9000], 'OPEN', 'farm', [1760, 1896], 1.05),
  PRESBYTERY: kind([4, 7], [260, 420], [900, 3200], 'OPEN', 'steppedGable', [1770, 1902], 1.08),
  WORKERS_HOUSE: kind([1, 3], [75, 115], [60, 160], 'CLOSED', 'rowHouse', [1896, 1938], 0.86),
  COACH_HOUSE: kind([2, 3], [110, 190], [60, 240], 'CLOSED', 'loft', [1880, 1928], 1.12),
  MULTI_FAMILY_HOUSE: kind([4, 8], [260, 460], [140, 420], 'CLOSED', 'rowHouse', [1904, 1974], 0.96),
  STUDENT_HOUSE: kind([6, 12], [220, 400], [110, 280], 'CLOSED', 'rowHouse', [1898, 1962], 1.05),
  KANGAROO_HOUSE: kind([4, 6], [220, 320], [420, 1200], 'HALF_OPEN', 'villa', [1972, 2019], 1.02),
  PATIO_HOUSE: kind([2, 4], [140, 210], [240, 520], 'CLOSED', 'cube', [1964, 2015], 1.08),
  ARTIST_HOUSE: kind([2, 3], [150, 260], [120, 380], 'CLOSED', 'loft', [1902, 1968], 1.14),
}
