import type { ImportData, ImportKind, ImportLine } from '../../src/contract/importLine'
import { agendaSlots } from './agenda'
import type { Built, Context } from './estate/estate'
import { buildProject, buildUnit } from './estate/project'
import { buildProperty } from './estate/property'
import type { NamedDrawing } from './estate/pictures'
import { portraitName, portraitSpec } from './estate/salesRep'
import { slotAt } from './estate/slots'
import { agents } from './people'
import { rentalPeriods } from './rental/periods'
import { buildRentalUnit, RENTAL_UNITS } from './rental/rentalUnits'
import { createRng, type Rng } from './rng'
import { agreements } from './site/agreements'
import { collections } from './site/collections'
import { contentPages } from './site/contentPages'
import { entities, entityItems } from './site/entities'
import { heroes, homePage } from './site/homePage'
import { legalPages } from './site/legalPages'
import { listPages } from './site/listPages'
import { menus } from './site/menus'
import { logoAsset, siteOf } from './site/site'
import { translations } from './site/translations'

export interface DemoOptions {
  siteId: string
  /** How many estates, projects and their units included. */
  estates: number
  seed: number
  /** Dates are set from it: publication before, viewings and stays after. */
  now: Date
}

const line = <K extends ImportKind>(kind: K, data: ImportData<K>): ImportLine =>
  ({ kind, data }) as ImportLine

function* siteLines(siteId: string): Generator<ImportLine> {
  yield line('site', siteOf(siteId))
  yield line('asset', logoAsset)
  for (const agreement of agreements) yield line('agreement', agreement)
  for (const translation of translations) yield line('translation', translation)
  for (const page of [homePage(siteId), ...listPages, ...contentPages(siteId), ...legalPages])
    yield line('page', page)
  for (const menu of menus) yield line('menu', menu)
  for (const entity of entities) yield line('entity', entity)
  for (const item of entityItems(siteId)) yield line('entityItem', item)
  for (const collection of collections) yield line('collection', collection)
}

/** The estate at a place of the sequence; it never depends on how many are asked for. */
const demoEstate = (index: number, root: Rng, context: Context): Built => {
  const rng = root.fork(`estate ${index}`)
  const slot = slotAt(index, rng.fork('slot'))
  if (slot.kind === 'project') return buildProject(index, rng, context)
  if (slot.kind === 'unit')
    return buildUnit(slot.nth, slot.project, root.fork(`estate ${slot.project}`), context)
  return buildProperty(index, slot, rng, context)
}

function* rentalLines({ siteId, now }: Context, root: Rng): Generator<ImportLine> {
  for (let index = 0; index < RENTAL_UNITS; index++) {
    const { unit, facts } = buildRentalUnit(index, root, siteId, now)
    yield line('rentalUnit', unit)
    for (const period of rentalPeriods(unit.id, index, facts, root, now)) yield line('rentalPeriod', period)
  }
}

const canBeVisited = ({ estate }: Built): boolean =>
  !estate.isSold && estate.status !== undefined && [1, 2, 3].includes(estate.status?.id ?? 0)

/**
 * The demo site as lines of an import file, without its pictures (`demoPictures`): site first, then what estates refer to, then estates
 * with their viewings, a project before its units. For the same options it is the same to the byte.
 */
export function* demoLines({ siteId, estates, seed, now }: DemoOptions): Generator<ImportLine> {
  const root = createRng(seed)
  const context = { siteId, now }
  yield* siteLines(siteId)
  yield* rentalLines(context, root)
  for (let index = 0; index < estates; index++) {
    const built = demoEstate(index, root, context)
    yield line('estate', built.estate)
    if (!canBeVisited(built)) continue
    const slots = agendaSlots(built.estate.general.id, root.fork(`agenda ${index}`), now)
    for (const slot of slots) yield line('agendaSlot', slot)
  }
}

/** What stands on the pictures of that site. That of the home page is the last: where it is, all are. */
export function* demoDrawings({ siteId, estates, seed, now }: DemoOptions): Generator<NamedDrawing> {
  const root = createRng(seed)
  const context = { siteId, now }
  for (const index of agents.keys()) yield { name: portraitName(index), spec: portraitSpec(index) }
  for (let index = 0; index < RENTAL_UNITS; index++) yield* buildRentalUnit(index, root, siteId, now).drawings
  for (let index = 0; index < estates; index++) yield* demoEstate(index, root, context).drawings
  yield* [...heroes].reverse()
}
