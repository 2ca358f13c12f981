import { sql } from 'kysely'
import { connect } from '../../server/db/connect'
import { migrate } from '../../server/db/migrate'
import { demoLines } from 'aanbod-demo/demo'
import { importLines } from '../../server/site-api/admin/importer'
import { storedForm } from '../../server/site-api/estates/estateDocuments'
import { fatal } from './faultyTemplate'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import type { Locale } from '../../src/contract/locales'

interface Plan {
  siteId: string
  languages: [Locale, Locale]
  brandColour: string
  /** What its main menu is called in its first language. */
  ownText: string
}

export const SITES: readonly Plan[] = [
  { siteId: 'kust', languages: ['nl', 'fr'], brandColour: '#1f4e79', ownText: 'Menu van de kust' },
  { siteId: 'eifel', languages: ['de', 'en'], brandColour: '#5b2a86', ownText: 'Menü der Eifel' },
]

/** What the lines of each site import: the demo's listings under settings, colours and texts of its own. */
export function twoSites(estates: number): Map<string, ImportLine[]> {
  const linesOf = ({ siteId, languages, brandColour, ownText }: Plan): ImportLine[] => {
    const [defaultLanguage] = languages
    const lines = [...demoLines({ siteId, estates, seed: 3, now: new Date('2026-11-21T06:00:00Z') })]
    const own = lines.map((line): ImportLine => {
      if (line.kind !== 'site' || !('data' in line)) return line
      const { settings } = line.data
      const theme = { ...settings.theme, brandColour }
      return { ...line, data: { ...line.data, settings: { ...settings, languages, defaultLanguage, theme } } }
    })
    const texts = { common: { 'nav.main': ownText } }
    return [...own, { kind: 'translation', data: { locale: defaultLanguage, texts } }]
  }
  return new Map(SITES.map((plan) => [plan.siteId, linesOf(plan)]))
}

const isPriced = ({ general }: Estate) =>
  Boolean(general.price?.value) && !general.project && !general.parentId && general.transaction.id === 1

export const priced = (estate: Estate, value: number): Estate => ({
  ...estate,
  general: { ...estate.general, price: { ...estate.general.price, value } },
})

/** The field of which a listing of `kust` says what the contract does not allow. */
export const BROKEN_FIELD = 'technical.constructionYear'

async function* bytes(lines: Iterable<ImportLine>) {
  for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`)
}

/**
 * Both sites in the embedded database of a folder, as if they had been told long ago; a listing of `kust` stands there as an
 * import would refuse it, and one that its template throws at. Gives these two as they should be, and another one with a price.
 */
export async function loadedDatabase(dataDir: string, loads: ReadonlyMap<string, ImportLine[]>) {
  const connection = await connect({ databaseUrl: '', dataDir })
  try {
    await migrate(connection.db)
    for (const [siteId, lines] of loads) await importLines(connection.db, siteId, bytes(lines))
    const [listing, broken, faulty] = (loads.get('kust') ?? []).flatMap((line) =>
      line.kind === 'estate' && 'data' in line && isPriced(line.data) ? [line.data] : [],
    )
    if (!listing || !broken || !faulty)
      throw new Error('kust has too few listings with a price: ask for more --estates')
    await importLines(connection.db, 'kust', bytes([{ kind: 'estate', data: fatal(faulty) }]))
    const technical = { ...broken.technical, constructionYear: 'long ago' }
    const doc = JSON.stringify(storedForm({ ...broken, technical } as unknown as Estate))
    await connection.db
      .updateTable('estate')
      // With its digest: else the listing as it should be counts as one that is there already.
      .set({ doc, shown: doc, digest: sql`md5(${doc})`, shown_digest: sql`md5(${doc})` })
      .where('site_id', '=', 'kust')
      .where('id', '=', broken.general.id)
      .execute()
    return { listing, broken, faulty }
  } finally {
    await connection.close()
  }
}
