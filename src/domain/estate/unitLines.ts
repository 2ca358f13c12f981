import type { Locale } from '../../contract/common'
import { area } from '../format/measure'
import { estatePath } from '../estatePath'
import { bedroomsOf, builtArea, terraceArea } from './figures'
import { floorName } from './floor'
import type { DomainEstate } from './fromApi'
import { priceLine, toldPrice } from './price'
import { isClosedStatus } from './closedStatus'
import { isClosed, isSold, listingStatus } from './status'
import { statusName } from './statusName'
import { standing, stickerView } from './sticker'
import { subTypeName } from './typeName'
import type { UnitLine } from './types'

/** A project of so many units is listed whole on the page of each; of a larger one those on either side. */
const LISTED_WHOLE = 20
const NEIGHBOURS_EACH_SIDE = 6

/** Number by which floors are ordered; null when it is not known. */
function floorLevel({ general, listing }: DomainEstate): number | null {
  const named = typeof general.floor === 'string' ? Number.parseInt(general.floor, 10) : NaN
  const level = general.floorId ?? listing?.construction?.floor ?? (Number.isNaN(named) ? null : named)
  // A floor written "-0" is the ground floor; JSON would not keep that zero's sign, so the page would hold another.
  return level === 0 ? 0 : level
}

function unitLine(unit: DomainEstate, locale: Locale, project: DomainEstate): UnitLine {
  const { general } = unit
  const sold = isSold(unit)
  const areaValue = builtArea(unit) ?? null
  const terrace = area(terraceArea(unit))
  return {
    id: general.id,
    path: estatePath(unit, locale, project),
    name: general.entityNumber || general.reference || String(general.id),
    type: subTypeName(unit, locale),
    floor: floorName(unit, locale),
    floorLevel: floorLevel(unit),
    bedrooms: bedroomsOf(unit) ?? null,
    area: area(areaValue),
    areaValue,
    ...(terrace && { terrace }),
    price: priceLine(unit, locale),
    priceValue: toldPrice(unit) ?? null,
    status: listingStatus(unit),
    standing: standing(statusName(unit, locale), stickerView(unit, locale), locale),
    sold,
  }
}

const naturally = new Intl.Collator('en', { numeric: true })
const numbered = ({ general }: DomainEstate) => general.entityNumber ?? ''

const byFloorThenNumber = (a: DomainEstate, b: DomainEstate) =>
  (floorLevel(a) ?? Infinity) - (floorLevel(b) ?? Infinity) ||
  naturally.compare(numbered(a), numbered(b)) ||
  a.general.id - b.general.id

/** The units of a project, from the lowest floor up, and on each by number. */
export const orderedUnits = ({ children }: DomainEstate) => [...children].sort(byFloorThenNumber)

/** The units of a project, from the lowest floor up; sold ones stay in the table (spec §2). */
export function unitLines(project: DomainEstate, locale: Locale): UnitLine[] {
  return orderedUnits(project).map((unit) => unitLine(unit, locale, project))
}

const isOffered = (unit: DomainEstate) => !isSold(unit) && !isClosed(unit)

/** How many of these units can still be had; undefined without units. */
export function availability(units: readonly UnitLine[]) {
  if (!units.length) return undefined
  const free = units.filter(({ sold, status }) => !sold && !isClosedStatus(status)).length
  return { free, total: units.length }
}

/** The other units of a unit's project in their order, of a large one those next to it. */
export function neighbourLines(unit: DomainEstate, locale: Locale, project: DomainEstate): UnitLine[] {
  const units = orderedUnits(project)
  const here = units.findIndex(({ general }) => general.id === unit.general.id)
  if (here < 0) return []
  const reach = units.length > LISTED_WHOLE ? NEIGHBOURS_EACH_SIDE : LISTED_WHOLE
  return units
    .slice(Math.max(0, here - reach), here + reach + 1)
    .filter(({ general }) => general.id !== unit.general.id)
    .map((other) => unitLine(other, locale, project))
}

/**
 * What a unit is called, and the units before and after it that can still be had, in the order of its project's table; none beyond the
 * ends. Sold ones are read in the table, nobody is led to them.
 */
export function unitsAround(unit: DomainEstate, locale: Locale, project: DomainEstate) {
  const units = orderedUnits(project)
  const here = units.findIndex(({ general }) => general.id === unit.general.id)
  if (here < 0) return {}
  const link = (other: DomainEstate) => {
    const { name, path } = unitLine(other, locale, project)
    return { name, path }
  }
  const [previous] = units.slice(0, here).reverse().filter(isOffered).map(link)
  const [next] = units
    .slice(here + 1)
    .filter(isOffered)
    .map(link)
  const own = unitLine(unit, locale, project).name
  return { ...(own && { own }), ...(previous && { previous }), ...(next && { next }) }
}
