import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { ADMIN_TOKEN, expectProblem, startSiteApi, type TestApi } from '../support/siteApi'

const HIDDEN = { id: 9, name: { nl: 'In voorbereiding' } }
const siteLine = (hiddenStatus: number[]): ImportLine => ({
  kind: 'site',
  data: { ...siteData, settings: { ...siteData.settings, hiddenStatus } },
})
const slot = (id: number, estateId: number): ImportLine => ({
  kind: 'agendaSlot',
  data: { id, estateId, start: '2199-01-01T10:00:00Z', end: '2199-01-01T10:30:00Z' },
})
const collection = 5
const hiddenAddress = {
  geoLocation: { lat: 50.123456, lon: 4.654321 },
  visible: false,
  street: { nl: 'Verborgenstraat' },
  number: '117',
} as const

/** Seen: 1, the project 10 with one unit, 30 and 40. Hidden: 2, 3, the units 12 and 13, the project 50 with its unit. */
const LINES: ImportLine[] = [
  siteLine([9]),
  { kind: 'collection', data: { id: collection, name: { nl: 'In de kijker' } } },
  estateLine(1, { collections: [collection] }),
  estateLine(2, { status: HIDDEN, collections: [collection], guid: 'hidden-guid' }),
  estateLine(3, { listing: { archived: true }, collections: [collection] }),
  estateLine(10, { general: { project: true } }),
  estateLine(11, {
    general: { parentId: 10, price: { value: 100_000 }, description: { nl: 'Terras met zicht' } },
  }),
  estateLine(12, {
    general: {
      parentId: 10,
      price: { value: 111_111 },
      reference: 'GEHEIM-77',
      title: { nl: 'Zilverreiger' },
      description: { nl: 'Koper Vandekerckhove' },
    },
    status: HIDDEN,
  }),
  estateLine(13, {
    general: { parentId: 10, price: { value: 111_112 }, description: { nl: 'Koper Vandeweghe' } },
    listing: { archived: true },
  }),
  estateLine(30, {
    general: { transaction: { id: 5 }, price: { value: 987_654 }, totalPrice: 987_654 },
    listing: {
      financial: { price: 987_654 },
      notary: { price_reached: 987_654 },
      general: {
        key: 'haak 987654',
        dossierNumber: 'D-987654',
        max_immo_project_id: 'M-987654',
        zimmo_advertiser_id: 'Z-987654',
      },
      other: { portals_extra_information: { nl: 'portaal 987654' } },
    },
  }),
  estateLine(40, {
    address: hiddenAddress,
    general: { entityNumber: 'B0117' },
    uri: { nl: '/verborgenstraat-117' },
    listing: { general: { appartment_number: 'B0117' } },
  }),
  estateLine(50, { general: { project: true }, status: HIDDEN }),
  estateLine(51, { general: { parentId: 50 } }),
  slot(1, 1),
  slot(2, 2),
]
const UNSEEN = [2, 3, 12, 13, 50, 51]

describe.each(databases)('what is hidden, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, LINES)
  })
  afterAll(() => api.close())

  const found = async (query: object = {}, fields?: string[]) => {
    const answer = await api.ask('/sites/demo/estates', { body: { query, ...(fields && { fields }) } })
    return answer.body as { total: { value: number }; results: Estate[] }
  }
  const idsOf = ({ results }: { results: Estate[] }) =>
    results.map(({ general }) => general.id).sort((a, b) => a - b)
  const publicTexts = async () => {
    const paths = [1, 10, 30, 40].flatMap((id) => [
      `estates/v2/${id}`,
      `estates/group/${id}`,
      `estates/${id}/contact-info`,
      `estate-pages/${id}/nl`,
    ])
    const got = await Promise.all(paths.map((path) => api.ask(`/sites/demo/${path}`)))
    const asked = await Promise.all([
      api.ask('/sites/demo/estates', { body: {} }),
      api.ask('/sites/demo/estates', {
        body: { fields: ['general', 'address', 'listing', 'children', 'uri', 'digest'] },
      }),
      api.ask('/sites/demo/estate-map', { body: {} }),
      api.ask('/sites/demo/estate-filters', { body: {} }),
    ])
    return [...got, ...asked].map(({ status, text }) => {
      expect([status, status === 200 ? '' : text]).toEqual([200, ''])
      return text
    })
  }

  it('is found by no search, whether or not it asks to leave hidden statuses out', async () => {
    expect(idsOf(await found())).toEqual([1, 10, 30, 40])
    expect((await found()).total.value).toBe(4)
    expect((await found({ terms: { 'status.id': [9] } })).total.value).toBe(0)
    expect((await found({ terms: { 'general.id': UNSEEN } })).total.value).toBe(0)
    expect((await found({ terms: { 'children.general.id': [12, 13, 51] } })).total.value).toBe(0)
    expect((await found({ not: { 'status.id': [9] } })).total.value).toBe(4)
    const map = await api.ask('/sites/demo/estate-map', { body: {} })
    expect((map.body as { total: number }).total).toBe(4)
  })

  it('answers no word of a hidden or archived unit, letter by letter or whole, by way of its project', async () => {
    expect(idsOf(await found({ match: { text: 'zicht' } }))).toEqual([10])
    for (const text of ['vandek', 'Vandekerckhove', 'vandeweghe', 'zilverreiger', 'geheim'])
      for (const field of ['text', 'general.title', 'general.description', 'general.reference'])
        expect([text, field, (await found({ match: { [field]: text } })).total.value]).toEqual([
          text,
          field,
          0,
        ])
    const body = { query: { match: { text: 'vandek' } } }
    const map = await api.ask('/sites/demo/estate-map', { body })
    expect((map.body as { total: number }).total).toBe(0)
  })

  it('is not there by its number, its guid, its page, its contact, its group, its agenda', async () => {
    for (const id of UNSEEN) {
      for (const path of [
        `estates/v2/${id}`,
        `estates/group/${id}`,
        `estates/${id}/contact-info`,
        `estate-pages/${id}/nl`,
        `live-agenda/${id}`,
      ]) {
        const answer = await api.ask(`/sites/demo/${path}`)
        expect([path, answer.status]).toEqual([path, 404])
      }
    }
    expectProblem(await api.ask('/sites/demo/estates/skarabee/hidden-guid'), 404)
    expect((await api.ask('/sites/demo/live-agenda/1')).status).toBe(200)
    const project = (await api.ask('/sites/demo/estates/v2/10')).body as Estate
    expect(project.children?.map(({ general }) => general.id)).toEqual([11])
    const set = (await api.ask(`/sites/demo/estate-collections/${collection}`)).body as {
      estateIds: number[]
    }
    expect(set.estateIds).toEqual([1])
  })

  it('of a sold price and of bookkeeping is in no answer', async () => {
    for (const text of await publicTexts()) expect(text).not.toMatch(/987.?654/)
    const exported = await api.ask('/sites/demo/admin/export', {
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    })
    expect(exported.text).toContain('haak 987654')
  })

  it('of a hidden address is in no answer, and no digest lets guesses be tried', async () => {
    for (const text of await publicTexts())
      expect(text).not.toMatch(/verborgenstraat|"117"|B0117|50\.123|4\.654/i)
    const digestOf = async () => {
      const { results } = await found({ terms: { 'general.id': [40] } }, ['general.id', 'digest'])
      return (results as { digest?: string }[])[0]?.digest
    }
    // Nobody's own moment is in it, so that only what is said counts.
    const said = (over: object) =>
      estateLine(40, {
        general: { entityNumber: 'B0117', updatedAt: '2026-01-01T00:00:00Z' },
        address: { ...hiddenAddress, ...over },
      })
    await api.import([said({})])
    const before = await digestOf()
    const stored = await sql<{ doc: string }>`select doc::text as doc from estate where id = 40`.execute(
      api.db,
    )
    const md5 = (text: string) => createHash('md5').update(text).digest('hex')
    expect(before).toMatch(/^[0-9a-f]{32}$/)
    expect(before).not.toBe(md5(md5(stored.rows[0]?.doc ?? '')))
    await api.import([said({ number: '118' })])
    expect(await digestOf()).toBe(before)
    const written = await sql<{ doc: string }>`select doc::text as doc from estate where id = 40`.execute(
      api.db,
    )
    expect(written.rows[0]?.doc).toContain('"118"')
    await api.import([said({ visible: true })])
    expect(await digestOf()).not.toBe(before)
    await api.import([said({})])
  })

  it('follows the settings of the site from one moment to the next, in digests too', async () => {
    const digestOf = async () =>
      ((await found({ terms: { 'general.id': [10] } }, ['digest'])).results as { digest?: string }[])[0]
        ?.digest
    const before = await digestOf()
    await api.import([siteLine([])])
    expect(idsOf(await found())).toEqual([1, 2, 10, 30, 40, 50])
    expect((await api.ask('/sites/demo/estates/v2/51')).status).toBe(200)
    expect(await digestOf()).not.toBe(before)
    await api.import([siteLine([9])])
    expect(idsOf(await found())).toEqual([1, 10, 30, 40])
    expectProblem(await api.ask('/sites/demo/estates/v2/51'), 404)
    expect(await digestOf()).toBe(before)
  })
})
