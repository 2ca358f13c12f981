import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { rentalUnit } from '../../tests/support/builders'
import { dataLayer, Panic } from '../../tests/support/dataLayer'
import { agreementLine } from '../../tests/support/bookingLines'
import { busyAtFirst } from '../../tests/support/busyAtFirst'
import { type Call, frontDoor } from '../../tests/support/frontDoor'
import { freePort } from '../../tests/support/freePort'
import { estateLine } from '../../tests/support/importLines'
import { dyingAfter } from '../../tests/support/dyingAfter'
import { startSiteApi, type TestApi } from '../../tests/support/siteApi'
import type { Options } from './options'
import { sourceNodes } from './source'

const MONDAY = '2026-06-01T08:00:00Z'
const TUESDAY = '2026-06-02T08:00:00Z'
const listing = (id: number, updatedAt = MONDAY) => estateLine(id, { general: { updatedAt } })

const nodesOf = (estateId: number) => [`estate-${estateId}`, `estate-entry-${estateId}`]

const page: ImportLine & { data: object } = {
  kind: 'page',
  data: {
    id: 1,
    type: 'estateList',
    url: { nl: 'te-koop', fr: 'a-vendre' },
    title: { nl: 'Te koop', fr: 'À vendre' },
    blocks: [],
    node: { query: { terms: { 'general.id': [7, 8] } } },
  },
}

let api: TestApi
let door: Awaited<ReturnType<typeof frontDoor>>
let layer: ReturnType<typeof dataLayer>

/** One run of the plugin as a build does it. */
const source = (
  webhookBody?: object,
  apiUrl: Options['apiUrl'] = door.url,
  leaveOut: Options['leaveOut'] = [],
) =>
  sourceNodes(layer.args(webhookBody), {
    apiUrl,
    siteId: 'demo',
    publicUrl: 'https://huis.example',
    leaveOut,
  })

/** Numbers of the listings that were fetched whole. */
const fetched = (calls: Call[]) =>
  calls.flatMap(({ path, body }) => {
    const one = /\/estates\/v2\/(\d+)$/.exec(path)
    if (one) return [Number(one[1])]
    const terms = (body as { query?: { terms?: Record<string, number[]> } } | undefined)?.query?.terms
    const listed = (body as { fields?: unknown } | undefined)?.fields
    return path.endsWith('/estates') && !listed ? (terms?.['general.id'] ?? []) : []
  })

const menu = (id: number, type: string): ImportLine => ({
  kind: 'menu',
  data: { id, type, items: [{ id: 'sale', pageId: 1, label: { nl: 'Te koop', fr: 'À vendre' } }] },
})

const offer: ImportLine[] = [
  menu(1, 'main'),
  menu(2, 'footer'),
  { kind: 'translation', data: { locale: 'nl', texts: { common: { 'nav.main': 'Menu' } } } },
  agreementLine(1, { title: { nl: 'Privacy', fr: 'Vie privée' } }),
  listing(7),
  listing(8),
  listing(9),
  page,
  { kind: 'rentalUnit', data: rentalUnit({ photos: [] }) },
  estateLine(20, { general: { project: true, updatedAt: MONDAY, title: { nl: 'Kouterhof' } } }),
  estateLine(21, { general: { parentId: 20, updatedAt: MONDAY } }),
]

beforeAll(async () => {
  api = await startSiteApi('PGlite')
})

afterAll(() => api.close())

beforeEach(async () => {
  await api.import(offer)
  door = await frontDoor(api)
  layer = dataLayer()
})

afterEach(() => door.close())

describe('with several processes of the site API', () => {
  test('a pull goes on with the next one when the one that it began with dies in the middle of an answer', async () => {
    const dying = await dyingAfter(door.url, 3)
    await source(undefined, [dying.url, door.url])
    await dying.close()
    expect(layer.panics).toEqual([])
    expect(layer.ids('Estate').sort()).toEqual(['estate-20', 'estate-7', 'estate-8', 'estate-9'])
  })

  test('names all of them when none is there', async () => {
    const gone = [`http://127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`]
    await expect(source(undefined, gone)).rejects.toThrow(Panic)
    expect(layer.panics[0]).toContain(`The site API at ${gone[0]}, ${gone[1]} could not be read`)
  })
})

test('a pull goes on when the site API has too much to do for a while, and says so once', async () => {
  const busy = await busyAtFirst(door.url, 2)
  await source(undefined, busy.url)
  await busy.close()
  expect(busy.refused.size).toBeGreaterThan(5)
  expect(layer.panics).toEqual([])
  expect(layer.warnings).toEqual([
    'The site API has too much to do (503): it is asked again for 3 minutes at most',
  ])
  expect(layer.ids('Estate')).toHaveLength(4)
})

describe('the first build', () => {
  test('pulls site, frames, pages, listings with their units, and holiday units', async () => {
    await source()
    expect(layer.ids('SiteInfo')).toEqual(['site-info'])
    expect(layer.ids('SiteFrame').sort()).toEqual(['de', 'en', 'fr', 'nl'].map((l) => `site-frame-${l}`))
    expect(layer.ids('Estate').sort()).toEqual(['estate-20', 'estate-7', 'estate-8', 'estate-9'])
    expect(layer.nodes.get('estate-20')).toMatchObject({ doc: { children: [{ general: { id: 21 } }] } })
    expect(layer.ids('RentalUnit')).toEqual(['rental-unit-3'])
    expect(layer.ids('Menu')).toHaveLength(8)
    expect(layer.nodes.get('menu-fr-1')).toMatchObject({
      menu: { type: 'main', items: [{ label: 'À vendre' }] },
    })
    expect(layer.nodes.get('site-texts-nl')).toMatchObject({ texts: { common: { 'nav.main': 'Menu' } } })
    expect(layer.nodes.get('site-agreements-fr')).toMatchObject({
      agreements: [{ id: 1, title: 'Vie privée' }],
    })
    expect(layer.nodes.get('content-page-1')).toMatchObject({ lists: { own: { total: 2 } } })
    expect(layer.warnings).toEqual([])
  })

  test('leaves out and names a page whose list the search refuses, and builds the others', async () => {
    const wrong = {
      ...page.data,
      id: 6,
      url: { nl: 'fout' },
      node: { query: { terms: { 'no.field': [1] } } },
    }
    // As it was stored before an import refused it, or as another's API has it.
    await api.import([{ kind: 'page', data: { ...wrong, node: {} } } as ImportLine])
    await api.db
      .updateTable('page')
      .set({ doc: JSON.stringify(wrong) })
      .where('id', '=', 6)
      .execute()
    await source()
    expect(layer.ids('ContentPage')).toEqual(['content-page-1'])
    expect(layer.panics).toEqual([])
    expect(layer.warnings[0]).toMatch(/^Left out page 6: what it lists is refused: 400 /)
    await api.import([{ kind: 'page', delete: 6 }])
  })

  test('shows nothing of a kind of content that the site does not keep, and the rest of the page', async () => {
    const block = { kind: 'entities', heading: { nl: 'Ons team' }, name: 'no-such-kind' }
    const data = { ...page.data, id: 6, url: { nl: 'ons-team' }, blocks: [block] }
    const { errors } = await api.import([{ kind: 'page', data } as ImportLine])
    expect(errors).toEqual([])
    await source()
    expect(layer.nodes.get('content-page-6')).toMatchObject({ lists: { entities: { 0: [] } } })
    expect(layer.warnings).toEqual([])
    await api.import([{ kind: 'page', delete: 6 }])
  })

  test('leaves out and names a page that could not be rendered before, but no home page', async () => {
    const more = (id: number, type: string, nl: string) =>
      ({ kind: 'page', data: { ...page.data, id, type, url: { nl } } }) as ImportLine
    await api.import([more(2, 'content', 'team'), more(3, 'home', '')])
    await source()
    const threw = { path: '/nl/x', reason: 'it throws' }
    await source(undefined, door.url, [
      { kind: 'page', id: 2, ...threw },
      { kind: 'page', id: 3, ...threw },
    ])
    expect(layer.ids('ContentPage').sort()).toEqual(['content-page-1', 'content-page-3'])
    expect(layer.warnings[0]).toBe('Left out page 2: /nl/x cannot be rendered: it throws')
    await source()
    expect(layer.ids('ContentPage')).toContain('content-page-2')
    await api.import([2, 3].map((id) => ({ kind: 'page' as const, delete: id })))
  })

  test('notes the moment before it began, so that nothing that changes meanwhile is missed', async () => {
    const before = Date.now()
    await source()
    const { pulledAt } = layer.status() as { pulledAt: string }
    expect(Date.parse(pulledAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(pulledAt)).toBeLessThanOrEqual(Date.now())
  })
})

describe('a later build', () => {
  beforeEach(async () => {
    await source()
    door.calls()
    layer.changes()
  })

  test('fetches no listing and changes no node when nothing changed', async () => {
    await source()
    expect(fetched(door.calls())).toEqual([])
    expect(layer.changes()).toEqual({ created: [], deleted: [] })
  })

  test('fetches only the listing that changed', async () => {
    await api.import([listing(8, TUESDAY)])
    await source()
    expect(fetched(door.calls())).toEqual([8])
    expect(layer.changes()).toEqual({ created: nodesOf(8), deleted: [] })
  })

  test('takes off what was removed, listings, holiday units, pages and menus alike', async () => {
    await api.import([
      { kind: 'menu', delete: 2 },
      { kind: 'estate', delete: 9 },
      { kind: 'rentalUnit', delete: 3 },
      { kind: 'page', delete: 1 },
    ])
    await source()
    expect(layer.changes().deleted.sort()).toEqual([
      'content-page-1',
      ...nodesOf(9),
      ...['de', 'en', 'fr', 'nl'].map((locale) => `menu-${locale}-2`),
      'rental-unit-3',
    ])
  })

  test('a list page follows what is on offer', async () => {
    await api.import([{ kind: 'estate', delete: 8 }])
    await source()
    expect(layer.nodes.get('content-page-1')).toMatchObject({ lists: { own: { total: 1, ids: [7] } } })
  })
})

describe('a build for listings that a webhook named', () => {
  beforeEach(async () => {
    await source()
    door.calls()
    layer.changes()
  })

  test('fetches these and lists no others', async () => {
    await api.import([listing(7, TUESDAY), listing(8, TUESDAY)])
    await source({ estateIds: [8] })
    expect(fetched(door.calls())).toEqual([8])
    expect(layer.changes()).toEqual({ created: nodesOf(8), deleted: [] })
  })

  test('takes off one that is gone', async () => {
    await api.import([{ kind: 'estate', delete: 9 }])
    await source({ estateIds: [9] })
    expect(layer.changes()).toEqual({ created: [], deleted: nodesOf(9) })
  })

  test('brings a unit’s whole project', async () => {
    await api.import([estateLine(21, { general: { parentId: 20, updatedAt: TUESDAY, bedroomCount: 5 } })])
    await source({ estateIds: [21] })
    expect(layer.changes()).toEqual({ created: nodesOf(20), deleted: [] })
    expect(layer.ids('Estate')).not.toContain('estate-21')
  })

  test('a first build names nothing: it pulls everything', async () => {
    layer = dataLayer()
    await source({ estateIds: [8] })
    expect(layer.ids('Estate')).toHaveLength(4)
  })
})

describe('an API that cannot be trusted', () => {
  const withoutType = (call: Call, answer: { results?: Estate[] }) =>
    call.path.endsWith('/estates') && !(call.body as { fields?: unknown }).fields
      ? {
          ...answer,
          results: answer.results?.map((estate) =>
            estate.general.id === 8 ? { ...estate, general: { ...estate.general, price: 'ask' } } : estate,
          ),
        }
      : undefined

  test('a listing that does not fit the contract is left out with id, field and reason; the others stay', async () => {
    door.door.tamper = withoutType
    await source()
    expect(layer.ids('Estate')).not.toContain('estate-8')
    expect(layer.ids('Estate')).toHaveLength(3)
    expect(layer.warnings[0]).toMatch(/^Left out estate 8: general\.price must be an object/)
    expect(layer.warnings[1]).toBe('1 left out in all; the rest of the site is built.')
  })

  test('a listing that went bad is taken off, and comes back when it is mended', async () => {
    await source()
    door.door.tamper = withoutType
    await api.import([listing(8, TUESDAY)])
    await source()
    expect(layer.ids('Estate')).not.toContain('estate-8')
    door.door.tamper = undefined
    await source()
    expect(layer.ids('Estate')).toContain('estate-8')
  })

  test('what could not be rendered before is left out, whatever is held of it, and comes back when it may', async () => {
    await source()
    const at = { path: '/nl/aanbod/8', reason: 'it throws' }
    await source(undefined, door.url, [
      { kind: 'estate', id: 8, ...at },
      { kind: 'rentalUnit', id: 3, ...at },
      { kind: 'estate', id: 999, ...at },
    ])
    expect([...layer.ids('Estate'), ...layer.ids('EstateEntry')].join()).not.toContain('-8')
    expect(layer.ids('RentalUnit')).toEqual([])
    expect(layer.warnings).toEqual([
      'Left out estate 8: /nl/aanbod/8 cannot be rendered: it throws',
      'Left out rentalUnit 3: /nl/aanbod/8 cannot be rendered: it throws',
      '2 left out in all; the rest of the site is built.',
    ])
    await source()
    expect(layer.ids('Estate')).toContain('estate-8')
    expect(layer.ids('RentalUnit')).toHaveLength(1)
  })

  test('a holiday unit that does not fit the contract is left out too', async () => {
    await source()
    door.door.tamper = (call, answer: { results: object[]; total: object }) =>
      call.path.endsWith('/rental-units')
        ? { ...answer, results: answer.results.map((unit) => ({ ...unit, rooms: 'two' })) }
        : undefined
    await source()
    expect(layer.ids('RentalUnit')).toEqual([])
    expect(layer.warnings[0]).toMatch(/^Left out rentalUnit 3: rooms/)
  })

  test('one that is down stops the build with one message, and nothing is taken away', async () => {
    await source()
    layer.changes()
    const pulledAt = layer.status()
    await expect(source({}, `http://127.0.0.1:${await freePort()}`)).rejects.toThrow(Panic)
    expect(layer.panics).toHaveLength(1)
    expect(layer.panics[0]).toMatch(
      /^The site API at http:\/\/127\.0\.0\.1:\d+ could not be read: .*ECONNREFUSED/,
    )
    expect(layer.changes()).toEqual({ created: [], deleted: [] })
    expect(layer.status()).toEqual(pulledAt)
  })

  test('one that does not know the site says which answer it gave', async () => {
    const args = { apiUrl: door.url, siteId: 'elsewhere', publicUrl: 'https://huis.example', leaveOut: [] }
    await expect(sourceNodes(layer.args(), args)).rejects.toThrow(Panic)
    expect(layer.panics[0]).toContain('it answered 404')
  })

  test('one that announces more listings than it gives stops the build before any disappears', async () => {
    await source()
    layer.changes()
    door.door.tamper = (call, answer: { results: Estate[] }) =>
      (call.body as { fields?: string[] } | undefined)?.fields?.includes('general.updatedAt')
        ? { total: { value: 4 }, results: answer.results.slice(0, 2).filter(({ general }) => general.id < 9) }
        : undefined
    await expect(source()).rejects.toThrow(Panic)
    expect(layer.panics[0]).toMatch(/announced 4 estates and gave \d/)
    expect(layer.changes().deleted).toEqual([])
  })

  test('one that lists a listing and then gives it by half stops the build too', async () => {
    door.door.tamper = (call, answer: { total: { value: number }; results: Estate[] }) =>
      fetched([call]).length ? { ...answer, results: answer.results.slice(1) } : undefined
    await expect(source()).rejects.toThrow(Panic)
    expect(layer.panics[0]).toContain('announced 4 estates and gave 3')
    expect(layer.status()).toEqual({})
  })
})
