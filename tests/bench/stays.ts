/**
 * What a search of holiday units, its filter values and its map cost the site API's process, the data in the embedded database.
 * `npm run bench:stays -- [--units 2000] [--years 2] [--requests 60] [--answers file]`; the last line is the result as JSON:
 * milliseconds of a processor a request, in the middle and nine of ten; `widest` are those that look at every stay, `afterReservation` those just after one was taken away. `--answers` writes
 * the digest of each answer, to be compared with another program's.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { rentalPeriods } from 'aanbod-demo/rental/periods'
import { buildRentalUnit } from 'aanbod-demo/rental/rentalUnits'
import { createRng } from 'aanbod-demo/rng'
import type { ImportLine } from '../../src/contract/importLine'
import type { RentalPeriod, RentalUnit } from '../../src/contract/rental'
import { anyRentalBody, type RentalChoices } from '../support/rentalSearches'
import { dayFromNow } from '../support/bookingLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

const { values } = parseArgs({
  options: {
    units: { type: 'string', default: '2000' },
    years: { type: 'string', default: '2' },
    requests: { type: 'string', default: '60' },
    answers: { type: 'string' },
  },
})
const log = (text: string) => console.log(text)
const PATHS = { search: 'rental-units', filters: 'rental-units/filters', map: 'rental-units/map' } as const
type Kind = keyof typeof PATHS
/** Of a hundred stays, how many are reserved. */
const RESERVED = 30
const YEAR_MS = 364 * 24 * 60 * 60 * 1000

function* rentalLines(count: number, years: number): Generator<ImportLine> {
  const root = createRng(1)
  const now = new Date(`${dayFromNow(0)}T10:00:00Z`)
  for (let index = 0; index < count; index++) {
    const { unit, facts } = buildRentalUnit(index, root, 'demo', now)
    yield { kind: 'rentalUnit', data: unit as RentalUnit }
    for (let year = 0; year < years; year++) {
      const from = new Date(now.getTime() + year * YEAR_MS)
      for (const stay of rentalPeriods(unit.id, index + year * count, facts, root, from))
        yield { kind: 'rentalPeriod', data: stay as RentalPeriod }
    }
  }
}

async function fill(api: TestApi, count: number, years: number): Promise<RentalChoices> {
  const units: RentalUnit[] = []
  const stays: RentalPeriod[] = []
  let batch: ImportLine[] = []
  for (const line of rentalLines(count, years)) {
    if (line.kind === 'rentalUnit' && 'data' in line) units.push(line.data)
    if (line.kind === 'rentalPeriod' && 'data' in line) stays.push(line.data)
    batch.push(line)
    if (batch.length < 5000) continue
    await api.import(batch)
    batch = []
  }
  await api.import(batch)
  const taken = createRng(2)
  await sql`
    insert into rental_reservation (site_id, id, rental_unit_id, period_id, stay, persons, total, name, email, phone, locale, agreements)
    select site_id, id::text, rental_unit_id, id, daterange(starts_on, ends_on), 2, 1, 'n', 'e', 'p', 'nl', '[]' from rental_period
    where id = any(${stays.filter(() => taken.chance(RESERVED / 100)).map(({ id }) => id)}::int[])
    on conflict do nothing
  `.execute(api.db)
  await sql`analyze`.execute(api.db)
  log(`${units.length} units, ${stays.length} stays`)
  const each = <T>(of: (T | null | undefined)[]) => [...new Set(of)].filter((one): one is T => one != null)
  return {
    units: units.map(({ id }) => id),
    locations: each(units.map(({ general }) => general.location?.id)),
    subKinds: each(units.map(({ general }) => general.subKind?.id)),
    cities: each(units.map(({ address }) => address.city.id)),
    towns: each(units.map(({ address }) => address.city.name)),
    types: each(stays.map(({ type }) => type.id)),
    starts: each(stays.map(({ start }) => start)).slice(0, 60),
    nights: [3, 4, 7],
    prices: [300, 500, 900.5],
  }
}

/** Milliseconds of a processor. */
function used(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const at = (times: number[], part: number) =>
  Math.round(([...times].sort((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0) * 10) / 10

async function main() {
  const requests = Number(values.requests)
  const api = await startSiteApi('PGlite')
  try {
    const choices = await fill(api, Number(values.units), Number(values.years))
    const digests: string[] = []
    const ask = async (kind: Kind, body: object) => {
      const before = used()
      const { status, text } = await api.ask(`/sites/demo/${PATHS[kind]}`, { body })
      if (status !== 200) throw new Error(text)
      digests.push(createHash('sha256').update(text).digest('hex'))
      return used() - before
    }
    log(
      `the first: ${Math.round(await ask('search', {}))} ms, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    )
    const times: Record<Kind | 'widest' | 'afterReservation', number[]> = {
      search: [],
      filters: [],
      map: [],
      widest: [],
      afterReservation: [],
    }
    const rng = createRng(3)
    for (let turn = 0; turn < requests; turn++) {
      const body = anyRentalBody(rng.fork(turn), choices)
      times.search.push(await ask('search', body))
      times.filters.push(await ask('filters', { query: body.query }))
      times.map.push(await ask('map', { query: body.query }))
    }
    // What looks at every stay and its costs.
    for (let turn = 0; turn < 5; turn++) {
      times.widest.push(
        await ask('search', {
          sort: [{ field: 'price', direction: 'ASC' }],
          pagination: { from: turn, size: 15 },
        }),
      )
      times.widest.push(await ask('filters', {}), await ask('map', {}))
    }
    for (let turn = 0; turn < 10; turn++) {
      await sql`
        delete from rental_reservation where id in (
          select id from rental_reservation where upper(stay) > now()::date order by id limit 1
        )`.execute(api.db)
      times.afterReservation.push(await ask('search', {}))
    }
    if (values.answers) await writeFile(values.answers, `${digests.join('\n')}\n`)
    const told = Object.entries(times).map(([kind, of]) => [kind, { p50: at(of, 0.5), p90: at(of, 0.9) }])
    log(JSON.stringify({ bench: 'stays', units: choices.units.length, ...Object.fromEntries(told) }))
  } finally {
    await api.close()
  }
}

main()
  .then(() => process.exit(0))
  .catch((error: Error) => {
    console.error(error)
    process.exit(1)
  })
