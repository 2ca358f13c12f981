import type { Code, SUB_TYPES } from '../../../src/contract/codes'
import type { Setting } from '../drawing/spec'
import type { Range } from './kind'

type Plot = (typeof SUB_TYPES.PLOT)[number]

/** What grows on a plot says more about its surroundings than the place does. */
export const plotSettings: Partial<Record<string, Setting>> = {
  WOOD: 'forest',
  NATURE_AREA: 'forest',
  MEADOW: 'country',
  ORCHARD: 'country',
  AGRICULTURAL_LAND: 'country',
  PASTURE: 'country',
  HORSE_MEADOW: 'country',
}

/** Ground in m², euro a m² at the middle price level, the zoning that goes with it. */
export interface PlotKind {
  ground: Range
  euro: number
  zone: Code<'RecentDestination'>
  buildable: boolean
}

const kind = (ground: Range, euro: number, zone: PlotKind['zone'], buildable = false): PlotKind => ({
  ground,
  euro,
  zone,
  buildable,
})

export const plotKinds: Readonly<Record<Plot, PlotKind>> = {
  BUILDING_PLOT: kind([320, 1200], 240, 'WG', true),
  MEADOW: kind([2200, 24000], 5.5, 'AG'),
  ORCHARD: kind([1800, 14000], 6.5, 'LWAG'),
  WOOD: kind([1500, 32000], 2.8, 'BG'),
  AGRICULTURAL_LAND: kind([5200, 64000], 6.2, 'AG'),
  PASTURE: kind([3200, 28000], 5.2, 'AG'),
  GARDEN_PLOT: kind([180, 900], 32, 'WG'),
  INDUSTRIAL_PLOT: kind([2200, 12000], 105, 'IGB', true),
  COMMERCIAL_PLOT: kind([1200, 6200], 135, 'GWG', true),
  RECREATION_PLOT: kind([320, 1400], 48, 'RG'),
  SUBDIVISION_PLOT: kind([360, 860], 225, 'WUG', true),
  POND: kind([1800, 12000], 7, 'NG'),
  HORSE_MEADOW: kind([2600, 16000], 8, 'PG'),
  NATURE_AREA: kind([2400, 38000], 2.2, 'NR'),
  PROJECT_LAND: kind([1600, 9200], 180, 'GG', true),
}
