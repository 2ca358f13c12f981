import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SyncArguments } from '../../server/cli/sync/syncArguments'
import { syncCommand } from '../../server/cli/sync/syncCommand'
import { openTextIds } from '../../server/formats/textIds'
import type { FeedHistory } from '../../src/contract/feedRun'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { immobilie, openimmo } from '../support/openimmoFeed'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

const CSV_HEAD = 'id;type;status;address.city.zip;address.city.name;general.price.value'
const house = (id: number, price = 300_000) => `${id};HOUSE;FOR_SALE;9000;Gent;${price}`
const csv = (...rows: string[]) => [CSV_HEAD, ...rows, ''].join('\n')
const MINUTE = 60_000

describe.each(databases)('the feed of a site, on %s', (database) => {
  let api: TestApi
  let apiDir: string
  let dataDir: string
  let siteDir: string
  let siteApiUrl: string
  beforeAll(async () => {
    apiDir = await mkdtemp(join(tmpdir(), 'sync-api-'))
    api = await startSiteApi(database, [], apiDir)
    siteApiUrl = await api.app.listen({ port: 0 })
  })
  afterAll(async () => {
    await api.close()
    await rm(apiDir, { recursive: true })
  })
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sync-'))
    siteDir = join(dataDir, 'demo')
    await mkdir(join(siteDir, 'in'), { recursive: true })
    await api.db.deleteFrom('estate').execute()
    await api.db.deleteFrom('feed_run').execute()
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const settings = (text: string) => writeFile(join(siteDir, 'feed.yaml'), text)
  const folder = (format: string, more = '') => settings(`from: { folder: in }\nformat: ${format}\n${more}`)
  /** Puts a file into the folder of the feed, as it was written so many minutes ago. */
  async function put(name: string, text: string, minutesAgo = 1) {
    const at = new Date(Date.now() - minutesAgo * MINUTE)
    await writeFile(join(siteDir, 'in', name), text)
    await utimes(join(siteDir, 'in', name), at, at)
  }
  async function sync(
    over: Partial<SyncArguments> = {},
    env: Record<string, string> = {},
    token = ADMIN_TOKEN,
  ) {
    const told: string[] = []
    const asked = {
      siteId: undefined,
      folder: undefined,
      dryRun: false,
      again: false,
      quiet: false,
      verbose: false,
    }
    const code = await syncCommand(
      { ...asked, allowRemovals: undefined, ...over },
      {
        config: { siteId: 'demo', siteApiUrl, adminToken: token, dataDir },
        ...{ siteDir, env, quietMs: 20 },
        signal: new AbortController().signal,
        output: { isTTY: false, print: () => undefined, tell: (line) => void told.push(line) },
      },
    )
    return [code, ...told]
  }
  const standing = async () =>
    (await api.db.selectFrom('estate').select('id').orderBy('id').execute()).map(({ id }) => id)
  const priceOf = async (id: number) => {
    const { body } = await api.ask(`/sites/demo/estates/v2/${id}`)
    return (body as { general: { price?: { value: number } } }).general.price?.value
  }
  const history = async (): Promise<FeedHistory> =>
    (await api.ask('/sites/demo/admin/feed-runs', { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } }))
      .body
  const states = async () => (await history()).runs.map(({ state }) => state)
  const done = (added: number, changed: number, unchanged: number, removed: number) =>
    `demo: done: ${added} added, ${changed} changed, ${unchanged} as they were, ${removed} removed`

  it('brings what is new, says of the same feed that it is as it was, and then only what changed', async () => {
    await folder('csv')
    await put('stock.csv', csv(house(1), house(2), house(3)), 9)
    expect(await sync()).toEqual([0, `${done(3, 0, 0, 0)}; stock.csv`])
    expect(await sync()).toEqual([0, 'demo: unchanged: the feed is as it was'])
    await put('stock.csv', csv(house(1), house(2, 280_000), house(4)))
    expect(await sync()).toEqual([0, `${done(1, 1, 1, 1)}; stock.csv; removed: 3`])
    expect(await standing()).toEqual([1, 2, 4])
    expect(await priceOf(2)).toBe(280_000)
    expect(await history()).toMatchObject({
      listings: 3,
      last: { name: 'stock.csv', listings: 3, isWhole: true },
      runs: [
        { state: 'done', added: 1, changed: 1, unchanged: 1, removed: 1 },
        { state: 'unchanged' },
        { added: 3 },
      ],
    })
    expect(await sync({ again: true })).toEqual([0, `${done(0, 0, 3, 0)}; stock.csv`])
    // Read by other settings it is another feed.
    await folder('csv', 'locale: fr\n')
    expect(await sync()).toEqual([0, `${done(0, 0, 3, 0)}; stock.csv`])
  })

  it('names what is lost of the first feed, in a dry run and where it is asked, and always a value that cannot be read', async () => {
    await folder('openimmo')
    const objects = [immobilie('A', 'abc'), immobilie('B', 300_000, 'CHANGE', '<waldnaehe>1</waldnaehe>')]
    await put('stock.xml', openimmo(objects))
    const unread = '1 value could not be read: Object A: preise/kaufpreis "abc"'
    const lost = [
      'demo: of stock.xml:',
      '  Could not be read (1):',
      '    Object A: preise/kaufpreis "abc"',
      '  Could not be said, by field:',
      '         1  geo/waldnaehe',
      '         1  preise/kaufpreis',
    ]
    const dry = 'demo: a dry run, nothing was kept: '
    expect(await sync({ dryRun: true })).toEqual([
      ...[0, ...lost, `${dry}done: 2 added, 0 changed, 0 as they were, 0 removed; stock.xml; ${unread}`],
    ])
    expect(await sync()).toEqual([0, ...lost, `${done(2, 0, 0, 0)}; stock.xml; ${unread}`])
    expect((await history()).runs).toMatchObject([{ detail: `stock.xml; ${unread}` }])
    expect(await sync()).toEqual([0, 'demo: unchanged: the feed is as it was'])
    expect(await sync({ again: true })).toEqual([0, `${done(0, 0, 2, 0)}; stock.xml; ${unread}`])
    expect(await sync({ again: true, verbose: true })).toEqual([
      ...[0, ...lost, `${done(0, 0, 2, 0)}; stock.xml; ${unread}`],
    ])
  })

  it('names the fields of our own lines that nobody knows', async () => {
    await folder('ndjson')
    const line = estateLine(1, { general: { bedroomcount: 3 } } as object)
    await put('stock.ndjson', `${JSON.stringify(line)}\n`)
    expect(await sync({ dryRun: true })).toContainEqual(
      expect.stringMatching(/line 1: estate data.general.bedroomcount is not a known field.*bedroomCount/),
    )
  })

  it('tells in a dry run what it would do, and keeps nothing of it', async () => {
    await folder('csv')
    await put('stock.csv', csv(house(1), house(2)))
    expect(await sync({ dryRun: true })).toEqual([
      0,
      'demo: a dry run, nothing was kept: done: 2 added, 0 changed, 0 as they were, 0 removed; stock.csv',
    ])
    expect(await standing()).toEqual([])
    expect(await states()).toEqual([])
  })

  it('refuses a feed that is empty, half, cut or of yesterday, and leaves what stands', async () => {
    await folder('csv')
    const stock = Array.from({ length: 10 }, (_, index) => house(index + 1))
    await put('stock.csv', csv(...stock), 60)
    expect((await sync())[0]).toBe(0)
    const refusals = async (name: string, text: string, minutesAgo = 1, format = 'csv') => {
      await folder(format)
      await put(name, text, minutesAgo)
      const [code, line] = await sync()
      expect(code).toBe(2)
      await rm(join(siteDir, 'in', name))
      return line
    }
    expect(await refusals('empty.csv', '')).toBe(
      'demo: refused: empty.csv: the feed is empty: it has no byte',
    )
    expect(await refusals('none.csv', csv())).toBe(
      'demo: refused: none.csv: the feed is empty: it has no listing, and the site has 10',
    )
    expect(await refusals('half.csv', csv(...stock.slice(0, 5)))).toBe(
      'demo: refused: half.csv: the feed would take away 5 of 10 estate, more than 30 % (limits.removals); if that is right: --allow-removals 5',
    )
    // New ids: twice the stock, if it were taken.
    const renumbered = stock.map((_, index) => house(index + 101))
    expect(await refusals('other.csv', csv(...renumbered))).toContain('would take away 10 of 10 estate')
    expect(await refusals('cut.xml', openimmo([immobilie('A')]).slice(0, -30), 1, 'openimmo')).toMatch(
      /^demo: refused: cut\.xml: The file ends in the middle, at line \d+/,
    )
    expect(await refusals('cut.ndjson', `${JSON.stringify(estateLine(1))}\n{"kind":"est`, 1, 'ndjson')).toBe(
      'demo: refused: cut.ndjson: the feed ends within a line: it is not all there',
    )
    await rm(join(siteDir, 'in', 'stock.csv'))
    expect(await refusals('old.csv', csv(...stock, house(11)), 27 * 60)).toMatch(
      /^demo: refused: old\.csv: the feed is of 20.+Z, more than 26 hours ago \(limits\.maxAge\)$/,
    )
    expect(await refusals('before.csv', csv(...stock, house(11)), 61)).toMatch(
      /^demo: refused: before\.csv: the feed is of .+, older than the one that was taken last, of /,
    )
    const yesterday = openimmo([immobilie('A')], { timestamp: '2020-01-01T08:00:00' })
    expect(await refusals('own.xml', yesterday, 1, 'openimmo')).toContain(
      'the feed is of 2020-01-01T07:00:00.000Z',
    )
    await folder('csv')
    expect(await sync()).toEqual([
      2,
      `demo: refused: there is no file *.csv, *.txt in ${join(siteDir, 'in')}`,
    ])
    expect(await standing()).toHaveLength(10)
    expect((await states()).filter((state) => state === 'refused')).toHaveLength(10)
    expect((await history()).last).toMatchObject({ name: 'stock.csv', listings: 10 })
  })

  it('takes half a feed where somebody says how many may go', async () => {
    await folder('csv')
    await put('stock.csv', csv(house(1), house(2), house(3), house(4)), 9)
    await sync()
    await put('stock.csv', csv(house(1)))
    expect((await sync({ allowRemovals: 2 }))[1]).toContain(
      'take away 3 of 4 estate, more than 2; if that is right',
    )
    expect(await sync({ allowRemovals: 3 })).toEqual([0, `${done(0, 0, 1, 3)}; stock.csv; removed: 2, 3, 4`])
    await put('stock.csv', csv(house(9)))
    await folder('csv', 'limits: { removals: 0 }')
    // One it always may: an agency that sells its only house.
    expect(await sync()).toEqual([0, `${done(1, 0, 0, 1)}; stock.csv; removed: 1`])
  })

  it('leaves a listing as it is that cannot be read, while others change and go', async () => {
    await folder('csv')
    const stock = [house(1), house(2), house(3), house(4)]
    await put('stock.csv', csv(...stock), 9)
    await sync()
    await put('stock.csv', csv(house(1, 1000), '2;HOUSE;FOR_SALE;;;5', house(3)))
    const [code, line] = await sync()
    expect([code, line]).toEqual([
      0,
      `${done(0, 1, 1, 1)}; stock.csv; 1 left out, which stay as they were: Line 3: says no address.city.zip and no address.city.name; removed: 4`,
    ])
    expect(await standing()).toEqual([1, 2, 3])
    expect(await priceOf(2)).toBe(300_000)
    expect((await history()).last?.isWhole).toBe(false)
    // It is read again until it is whole.
    expect((await sync())[1]).toContain('1 left out')
  })

  it('removes nothing as long as nobody knows which listing could not be read', async () => {
    await folder('csv')
    await put('stock.csv', csv(house(1), house(2), house(3), house(4)), 9)
    await sync()
    await put('stock.csv', csv(house(1, 1000), house(2), house(5), ';HOUSE;FOR_SALE;9000;Gent;5'))
    const [code, line] = await sync()
    expect(code).toBe(2)
    expect(line).toContain('would take away 2 of 4')
    await put('stock.csv', csv(house(1, 1000), house(2), house(3), house(5), ';HOUSE;FOR_SALE;9000;Gent;5'))
    expect((await sync())[1]).toBe(
      `${done(1, 1, 2, 0)}; stock.csv; 1 left out, which stay as they were: Line 6: has no id; 1 of these do not say which listing they are, so nothing was removed (1 would have been)`,
    )
    expect(await standing()).toEqual([1, 2, 3, 4, 5])
    await put('stock.csv', csv(';HOUSE;FOR_SALE;9000;Gent;5'))
    expect((await sync())[1]).toContain('none of the 1 listings of the feed can be read')
  })

  it('sets lines aside that the site API refuses, and leaves their listings as they are', async () => {
    await folder('ndjson')
    const lines = (...each: unknown[]) => each.map((line) => `${JSON.stringify(line)}\n`).join('')
    await put('all.ndjson', lines(estateLine(1), estateLine(2), estateLine(3), estateLine(4)), 9)
    expect((await sync())[0]).toBe(0)
    const broken = { kind: 'estate', data: { general: { id: 2 } } }
    // A unit of a project that is refused cannot stand either.
    const project = { kind: 'estate', data: { general: { id: 20, project: true } } }
    const unit = estateLine(21, { general: { parentId: 20 } })
    await put('all.ndjson', lines(estateLine(1), broken, project, unit, estateLine(4), estateLine(5)))
    const [code, line] = await sync()
    expect(code).toBe(0)
    expect(line).toMatch(
      /^demo: done: 1 added, 0 changed, 2 as they were, 1 removed; all\.ndjson; 3 left out/,
    )
    expect(await standing()).toEqual([1, 2, 4, 5])
    await put('all.ndjson', lines(broken))
    expect((await sync())[1]).toContain('none of the 1 listings of the feed is taken')
  })

  it('imports a partial transfer without removals, all that came since, in their order', async () => {
    await folder('openimmo')
    const ids = openTextIds()
    const part = (objects: string[]) => openimmo(objects, { umfang: 'TEIL' })
    await put('1.xml', openimmo([immobilie('A'), immobilie('B')]), 30)
    await put('2.xml', part([immobilie('C', 5000)]), 20)
    await put('3.xml', part([immobilie('C', 6000), immobilie('A', 0, 'DELETE')]), 10)
    const [code, ...lines] = await sync()
    expect([code, lines]).toEqual([
      0,
      [`${done(2, 0, 0, 0)}; 1.xml`, `${done(1, 0, 0, 0)}; 2.xml`, `${done(0, 1, 0, 1)}; 3.xml`],
    ])
    expect(new Set(await standing())).toEqual(new Set([ids.of('B'), ids.of('C')]))
    expect(await priceOf(ids.of('C'))).toBe(6000)
    expect(await sync()).toEqual([0, 'demo: unchanged: the feed is as it was'])
    await put('4.xml', '<openimmo>', 5)
    await put('5.xml', part([immobilie('D')]), 4)
    const [refused, ...told] = await sync()
    // A file that says nothing of itself may be the whole stock.
    expect(refused).toBe(2)
    expect(told).toEqual([expect.stringMatching(/^demo: refused: 4\.xml: The file ends in the middle/)])
    await rm(join(siteDir, 'in', '4.xml'))
    expect(await sync()).toEqual([0, `${done(1, 0, 0, 0)}; 5.xml`])
    await put('6.xml', openimmo([immobilie('B'), immobilie('C', 6000), immobilie('D')]), 3)
    expect(await sync()).toEqual([0, `${done(0, 0, 3, 0)}; 6.xml`])
  })

  it('brings the photos that the feed names, also those that come after it', async () => {
    await folder('ndjson', 'photos: photos\n')
    await mkdir(join(siteDir, 'photos'))
    const pictures = ['front.jpg', 'garden.jpg'].map((file, index) => ({ file, index }))
    await put(
      'all.ndjson',
      `${JSON.stringify(estateLine(1, { general: { reference: 'V-12' }, pictures }))}\n`,
    )
    const photo = (name: string, background: string) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toFile(join(siteDir, 'photos', name))
    await photo('front.jpg', '#993322')
    const [, left, done1] = await sync()
    expect(left).toBe(
      'demo: line 1, listing V-12: data.pictures.1.file names the file garden.jpg, which is not there: left out',
    )
    expect(done1).toMatch(
      /^demo: done: 1 added, .+; 1 pictures or fields left out, the first: listing V-12: data\.pictures\.1\.file names the file garden\.jpg/,
    )
    const shown = async () => {
      const { body } = await api.ask('/sites/demo/estates/v2/1')
      return (body as { pictures: unknown[] }).pictures.length
    }
    expect(await shown()).toBe(1)
    const before = '1 picture is left out as before; the status page (/status) lists them'
    expect(await sync()).toEqual([0, `${done(0, 0, 1, 0)}; all.ndjson; ${before}`])
    expect((await sync({ verbose: true }))[1]).toBe(left)
    await photo('garden.jpg', '#339922')
    expect(await sync()).toEqual([0, `${done(0, 1, 0, 0)}; all.ndjson`])
    expect(await shown()).toBe(2)
    expect((await sync())[1]).toBe('demo: unchanged: the feed is as it was')
  })

  describe('from an address', () => {
    let server: Server
    let answer: RequestListener
    let url: string
    beforeAll(async () => {
      server = createServer((request, response) => answer(request, response))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => {
      server.closeAllConnections()
      server.close()
    })

    it('asks for another one only, and tells nobody what it asks by', async () => {
      const key = 'p4ss w0rd'
      await settings(
        `from:\n  url: ${url}/stock.csv?key=\${KEY}\n  headers: { X-Key: "\${KEY}" }\nformat: csv\n`,
      )
      const asked: unknown[] = []
      answer = (request, response) => {
        asked.push([request.url, request.headers['x-key'], request.headers['if-none-match']])
        if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
        response.writeHead(200, { etag: '"1"' }).end(csv(house(1)))
      }
      expect(await sync()).toEqual([
        1,
        'demo: failed: The variable KEY of the environment is not set, which feed.yaml names',
      ])
      expect(await sync({}, { KEY: key })).toEqual([0, done(1, 0, 0, 0)])
      expect(await sync({}, { KEY: key })).toEqual([0, 'demo: unchanged: the feed is as it was'])
      expect(asked).toEqual([
        ['/stock.csv?key=p4ss%20w0rd', key, undefined],
        ['/stock.csv?key=p4ss%20w0rd', key, '"1"'],
      ])
      answer = (_, response) => response.writeHead(500).end(key)
      expect(await sync({}, { KEY: key })).toEqual([2, `demo: refused: ${url}/stock.csv answered 500`])
      expect(await standing()).toEqual([1])
      expect(JSON.stringify(await history())).not.toMatch(/p4ss/)
    })
  })

  it('takes what a command gives, and refuses it with what that says when it fails', async () => {
    const from = (code: string) => settings(`from:\n  command: [node, -e, '${code}']\nformat: csv\n`)
    await from(`process.stdout.write(${JSON.stringify(csv(house(7)))})`)
    expect(await sync()).toEqual([0, done(1, 0, 0, 0)])
    await from(`console.log("id"); console.error("no route to $\{KEY} " + "\${KEY}"); process.exit(4)`)
    expect(await sync({}, { KEY: 'secret' })).toEqual([
      2,
      'demo: refused: the command ended with 4: no route to ${KEY} ${KEY}',
    ])
    expect(await standing()).toEqual([7])
  })

  it('says what is wrong with settings, and what to do when the site API or the site is not there', async () => {
    expect((await sync())[1]).toMatch(/^demo: failed: There is no file .+feed\.yaml, which says where/)
    await settings('from: { foldr: in }\nformat: csv')
    const [code, line] = await sync()
    expect(code).toBe(1)
    expect(line).toMatch(/feed\.yaml:1: from\.foldr is not a known field: did you mean folder\?/)
    expect(await states()).toEqual(['failed', 'failed'])
    await folder('csv')
    await expect(sync({}, {}, 'wrong')).rejects.toThrow('Set ADMIN_TOKEN')
    await expect(sync({ siteId: 'nowhere' })).rejects.toThrow('The site API answered 404')
  })

  it('runs once at a time, and imports anew after one that was broken off', async () => {
    await folder('csv')
    await put('stock.csv', csv(house(1)))
    await sync()
    const lock = join(dataDir, 'sync', 'demo.lock')
    await writeFile(lock, JSON.stringify({ pid: process.ppid, since: 'then' }))
    expect(await sync()).toEqual([
      3,
      expect.stringMatching(/^demo: another sync is at it \(process \d+, since then\)/),
    ])
    await writeFile(lock, '{"pid":2147483646,"since":"then"}')
    expect(await sync()).toEqual([0, `${done(0, 0, 1, 0)}; stock.csv`])
    expect(await states()).toEqual(['done', 'failed', 'done'])
    expect(await sync()).toEqual([0, 'demo: unchanged: the feed is as it was'])
  })
})
