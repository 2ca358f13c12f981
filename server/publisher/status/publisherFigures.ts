import type { Kysely } from 'kysely'
import type { Ref } from '../../../src/contract/quarantine'
import type { Database } from '../../db/tables'
import type { Question, Reading } from '../../watch/figures'

const GAUGES = {
  aanbod_quarantined: {
    help: 'Listings, holiday units and pages that are not on the site as they are: invalid, or they cannot be rendered.',
    labels: ['site', 'kind'],
  },
  aanbod_renderers: { help: 'Render processes that are alive.', labels: ['site'] },
} as const
type Name = keyof typeof GAUGES

const KINDS: readonly Ref['kind'][] = ['estate', 'rentalUnit', 'page']

async function quarantinedByKind(db: Kysely<Database>, siteId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('publish_left_out')
    .select(({ fn }) => ['kind', fn.countAll<string>().as('count')])
    .where('site_id', '=', siteId)
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}

/**
 * What cannot be published as it is, of some sites, and what renders the rest.
 * @param renderers of a site, as many as are alive
 */
export const publisherFigures = (
  db: Kysely<Database>,
  siteIds: readonly string[],
  renderers: (siteId: string) => number,
): Question<Name> => ({
  about: 'quarantine',
  gauges: GAUGES,
  async ask() {
    const readings: Reading<Name>[] = []
    for (const siteId of siteIds) {
      const labels = { site: siteId }
      const quarantined = await quarantinedByKind(db, siteId)
      readings.push(
        { name: 'aanbod_renderers', labels, value: renderers(siteId) },
        ...KINDS.map((kind) => ({
          name: 'aanbod_quarantined' as const,
          labels: { ...labels, kind },
          value: quarantined.get(kind) ?? 0,
        })),
      )
    }
    return readings
  },
})
