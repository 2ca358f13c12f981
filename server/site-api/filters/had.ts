import { roomFor } from '../estates/inMemory/columns'
import { unitTest } from '../estates/inMemory/fulfilling'
import type { Found } from '../estates/inMemory/listingSearch'

/** What can be had in the listings that a query finds. */
export interface Had {
  /** Rows of listings that are had themselves. */
  alone: Int32Array
  /** Rows of what is had in projects, each with that of its project; those of one project follow each other. */
  units: Int32Array
  projects: Int32Array
}

/** A unit can be had only if it is itself what is asked for; what is no project is had itself. */
export function hadIn({ table, plan, rows }: Found): Had {
  const fits = unitTest(table, plan)
  const alone = new Int32Array(rows.length)
  let count = 0
  let units = new Int32Array(1024)
  let projects = new Int32Array(1024)
  let unitCount = 0
  for (let nth = 0; nth < rows.length; nth++) {
    const row = rows[nth] as number
    if (table.isAlone(row)) {
      alone[count++] = row
      continue
    }
    for (const unit of table.unitsOf(row)) {
      if (!fits(unit, row)) continue
      units = roomFor(units, unitCount)
      projects = roomFor(projects, unitCount)
      units[unitCount] = unit
      projects[unitCount++] = row
    }
  }
  return {
    alone: alone.subarray(0, count),
    units: units.subarray(0, unitCount),
    projects: projects.subarray(0, unitCount),
  }
}
