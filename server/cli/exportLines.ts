import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { getSite } from '../../src/siteApi/content'
import { apiClient } from '../../src/siteApi/http'
import { allRentalUnits, fetchEstates, listEstates } from '../../src/siteApi/pull'
import { type Operator, operatorAnswer } from './operatorCall'

/** Everything of a site, hidden listings and drafts too, as text: an object a line. Throws as `operatorAnswer`. */
export async function* operatorLines(operator: Operator): AsyncGenerator<string> {
  const { body } = await operatorAnswer(operator, 'export')
  if (!body) return
  const input = Readable.fromWeb(body as ReadableStream)
  for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line) yield line
}

/** A listing and its units, each as a line of its own. */
const linesOf = ({ children, ...estate }: Estate): ImportLine[] => [
  { kind: 'estate', data: estate },
  ...(children ?? []).flatMap(linesOf),
]

/** What anybody may read of a site's listings and holiday units, after what the site is. Throws HttpError, HalfAnswer. */
export async function* publicLines({
  siteApiUrl,
  siteId,
}: Pick<Operator, 'siteApiUrl' | 'siteId'>): AsyncGenerator<ImportLine> {
  const client = apiClient({ baseUrl: siteApiUrl, siteId })
  const { name, hostnames, settings } = await getSite(client)
  yield { kind: 'site', data: { name, hostnames, settings } }
  const listed = await listEstates(client)
  const ids = listed.map(({ id }) => id)
  for await (const estates of fetchEstates(client, ids)) for (const estate of estates) yield* linesOf(estate)
  for (const data of await allRentalUnits(client)) yield { kind: 'rentalUnit', data }
}
