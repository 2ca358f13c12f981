import type { ImportData } from '../../src/contract/importLine'
import { demoDrawings, demoLines } from 'aanbod-demo/demo'

export type DemoEstate = ImportData<'estate'>

/** The moment at which the demo sites of the tests are made. */
export const now = new Date('2026-06-01T08:00:00Z')
/** Two demo sites of 220 listings each, as lines. */
const options = [1, 2].map((seed) => ({ siteId: 'demo', estates: 220, seed, now }))
const sites = options.map((each) => [...demoLines(each)])
export const lines = sites.flat()
/** What stands on their pictures. */
export const drawings = options.flatMap((each) => [...demoDrawings(each)])

const estatesOf = (site: typeof lines) =>
  site.flatMap((line) => (line.kind === 'estate' && 'data' in line ? [line.data] : []))
export const estates = estatesOf(lines)
/** Projects, each with its own units. */
export const projects = sites.map(estatesOf).flatMap((all) =>
  all
    .filter(({ general }) => general.project)
    .map((project) => ({
      project,
      units: all.filter(({ general }) => general.parentId === project.general.id),
    })),
)

/** What stands at a dotted path. */
export const at = (estate: DemoEstate, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], estate)

/** An amount, or 0 where none is told. */
export const euro = (value: number | null | undefined): number => Math.max(0, value ?? 0)

/** What each listing has wrong, by its number. */
export const faultsOf = (
  check: (estate: DemoEstate) => readonly (string | false | null | undefined | 0 | '')[],
) =>
  estates.flatMap((estate) =>
    check(estate).flatMap((fault) => (fault ? [`${estate.general.id}: ${fault}`] : [])),
  )
