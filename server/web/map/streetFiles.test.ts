import { mkdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { putStreetMap, STREET_MAP, streetMapPath } from '../../../tests/support/streetMap'
import { sendRaw, startWeb } from '../testing/startWeb'

const at = `/maps/${STREET_MAP}`
let web: Awaited<ReturnType<typeof startWeb>>
let dataDir: string
let whole: Buffer
let named: string | null = null
beforeAll(async () => {
  web = await startWeb(
    { 'nl/index.html': '<p>home</p>' },
    {
      settings: {
        site: () => ({ settings: { map: { pmtiles: named } } }) as never,
        refresh: async () => undefined,
        stop: () => undefined,
      },
    },
  )
  dataDir = join(web.store.dir, '../..')
  await putStreetMap(dataDir)
  whole = await readFile(streetMapPath)
})
afterAll(() => web.stop())

const versionOf = async (name: string) =>
  ((await web.get(`/maps/${name}/version`)).json() as { version: string | null }).version

describe('a street map is read a part at a time', () => {
  test('the part that is asked for, and nothing else', async () => {
    const answer = await web.get(at, { range: 'bytes=0-126' })
    expect(answer.statusCode).toBe(206)
    expect(answer.rawPayload).toEqual(whole.subarray(0, 127))
    expect(answer.headers['content-range']).toBe(`bytes 0-126/${whole.length}`)
    const middle = await web.get(at, { range: 'bytes=300000-300999' })
    expect(middle.rawPayload).toEqual(whole.subarray(300_000, 301_000))
  })

  test('under the version that was told a browser keeps it, without one it asks again', async () => {
    const version = await versionOf(STREET_MAP)
    const kept = await web.get(`${at}?v=${version}`, { range: 'bytes=0-9' })
    expect(kept.headers['cache-control']).toContain('immutable')
    expect(kept.headers['etag']).toBe(`"${version}"`)
    for (const other of [at, `${at}?v=older`])
      expect((await web.get(other, { range: 'bytes=0-9' })).headers['cache-control']).toContain(
        'must-revalidate',
      )
    expect((await web.get(at, { 'if-none-match': `"${version}"` })).statusCode).toBe(304)
  })

  test('a part of another version is not sent: the whole of this one is', async () => {
    const answer = await web.get(at, { range: 'bytes=0-9', 'if-range': '"another"' })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, whole.length])
    const same = await web.get(at, { range: 'bytes=0-9', 'if-range': `"${await versionOf(STREET_MAP)}"` })
    expect(same.statusCode).toBe(206)
  })

  test('how large it is is told without it; a part beyond its end is none', async () => {
    const head = await web.app.inject({ method: 'HEAD', url: at })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(whole.length),
      '',
    ])
    expect(head.headers['accept-ranges']).toBe('bytes')
    expect((await web.get(at, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
  })

  test('a new file under the name has another version', async () => {
    const before = await versionOf(STREET_MAP)
    await utimes(join(dataDir, 'maps', STREET_MAP), new Date(), new Date(Date.now() + 5000))
    const after = await versionOf(STREET_MAP)
    expect(after).not.toBe(before)
    expect(after).not.toBeNull()
  })
})

describe('names that are none', () => {
  test.each([
    '/maps/..%2fadmin-token',
    '/maps/%2e%2e%2fsecret.pmtiles',
    '/maps/../secret.pmtiles',
    '/maps/.hidden.pmtiles',
    '/maps/folder.pmtiles',
    '/maps/notes.txt',
    '/maps/none.pmtiles',
    '/maps/a%00.pmtiles',
    '/maps/a\\b.pmtiles',
    '/maps/sub%2fdeep.pmtiles',
  ])('%s leads nowhere', async (path) => {
    await mkdir(join(dataDir, 'maps', 'folder.pmtiles'), { recursive: true })
    await mkdir(join(dataDir, 'maps', 'sub'), { recursive: true })
    for (const name of ['../secret.pmtiles', '.hidden.pmtiles', 'notes.txt', 'sub/deep.pmtiles'])
      await writeFile(join(dataDir, 'maps', name), 'secret')
    const { status, answer } = await sendRaw(web.app, path)
    expect([400, 404]).toContain(status)
    expect(answer).not.toMatch(/\r\n\r\nsecret/)
  })

  test('nothing is taken', async () => {
    expect((await web.app.inject({ method: 'POST', url: at })).statusCode).toBe(405)
  })
})

describe('a map that cannot be drawn has no version, and the log names it', () => {
  const logged = () => web.log.filter((line) => line.includes('The street map'))

  test.each([
    ['missing.pmtiles', undefined, 'is not there'],
    ['page.pmtiles', Buffer.from('<html>'), 'is no PMTiles file'],
    ['half.pmtiles', 'half', 'is cut off'],
  ])('%s', async (name, content, words) => {
    if (content)
      await writeFile(join(dataDir, 'maps', name), content === 'half' ? whole.subarray(0, 40_000) : content)
    named = name
    web.log.length = 0
    expect(await versionOf(name)).toBeNull()
    expect(await versionOf(name)).toBeNull()
    expect(logged()).toHaveLength(1)
    expect(logged()[0]).toContain(words)
    expect(logged()[0]).toContain(name)
  })

  test('once it is mended it is drawn', async () => {
    await writeFile(join(dataDir, 'maps', 'missing.pmtiles'), whole)
    expect(await versionOf('missing.pmtiles')).not.toBeNull()
  })

  test('names that visitors make up are not worth a line', async () => {
    named = STREET_MAP
    web.log.length = 0
    expect(await versionOf('made-up.pmtiles')).toBeNull()
    expect(await versionOf('..%2fup.pmtiles')).toBeNull()
    expect(logged()).toEqual([])
  })

  test('several sites may share one file by a link', async () => {
    await symlink(join(dataDir, 'maps', STREET_MAP), join(dataDir, 'maps', 'shared.pmtiles'))
    expect(await versionOf('shared.pmtiles')).toBe(await versionOf(STREET_MAP))
  })
})
