import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoLines } from 'aanbod-demo/demo'
import sharp from 'sharp'
import { walkFiles } from '../../server/releases/walkFiles'
import type { ImportLine } from '../../src/contract/importLine'
import { backup, emptyHome, everything, restore } from '../support/backups'
import { agreementLine, unitLine, visitor, weekLine } from '../support/bookingLines'
import { type DatabaseKind, databases } from '../support/databases'
import { home, ownProgram } from '../support/ownProgram'

// Each starts the whole program several times, next to other tests.
jest.setTimeout(240_000)

const SITE = 'huis'
/** A small demo site with something of everything that visitors leave behind. */
async function lines(): Promise<ImportLine[]> {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer()
  return [
    ...[...demoLines({ siteId: SITE, estates: 8, seed: 1, now: new Date() })].filter(
      ({ kind }) => kind !== 'agreement',
    ),
    agreementLine(1, { contexts: ['rental', 'alerts'] }),
    unitLine(900_001),
    weekLine(900_010, 900_001, 10),
    {
      kind: 'asset',
      data: { name: 'photo.jpg', kind: 'file', mime: 'image/jpeg', base64: photo.toString('base64') },
    },
    {
      kind: 'page',
      data: {
        id: 900,
        type: 'content',
        url: { nl: 'beelden', fr: 'images', en: 'pictures', de: 'bilder' },
        title: { nl: 'Beelden', fr: 'Images', en: 'Pictures', de: 'Bilder' },
        blocks: [
          { kind: 'picture', file: `/sites/${SITE}/assets/photo.jpg`, alt: { nl: 'Een \u2028 "foto"\\' } },
        ],
      },
    },
  ]
}

type Program = Awaited<ReturnType<typeof ownProgram>>

async function fill(program: Program): Promise<void> {
  const report = await (await program.import(await lines())).json()
  expect(report).toMatchObject({ rejected: 0 })
  const send = async (path: string, body: object) => {
    const key = { 'idempotency-key': randomUUID() }
    const answer = await program.post(path, 'application/json', JSON.stringify(body), key)
    expect([path, answer.status < 300 || (await answer.text())]).toEqual([path, true])
  }
  await send('rental-units/reservation', { ...visitor, rentalUnitId: 900_001, periodId: 900_010, persons: 2 })
  await send('alerts', {
    email: visitor.email,
    locale: 'nl',
    search: 'price-max=900000',
    frequency: 'daily',
    agreements: visitor.agreements,
  })
  const rendered = await program.get('assets/photo.jpg?version=320.webp')
  expect(rendered.status).toBe(200)
}

/** What anybody is answered. */
async function answers(program: Program): Promise<unknown[]> {
  const search = JSON.stringify({ filter: {}, page: 1, size: 20 })
  const asked = [
    program.get(''),
    program.get('pages'),
    program.get('assets/photo.jpg?version=320.webp'),
    program.get('assets/photo.jpg'),
    program.get('rental-units/900001/periods'),
    program.post('estates', 'application/json', search),
  ]
  return Promise.all(
    asked.map(async (one) => {
      const answer = await one
      return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')]
    }),
  )
}

const renditions = async (dir: string) => {
  const root = join(dir, 'cache', 'assets')
  const paths = (await walkFiles(root)).sort()
  return Promise.all(paths.map(async (path) => [path, (await readFile(join(root, path))).toString('base64')]))
}

describe.each(databases)('a backup of a program that runs, on %s', (kind) => {
  let at: Awaited<ReturnType<typeof home>>
  let program: Program
  let file: string
  let before: Awaited<ReturnType<typeof everything>>
  let answered: unknown[]
  let said: string[]
  const removing: (() => Promise<void>)[] = []
  const target = async (of: DatabaseKind) => {
    const made = await emptyHome(of)
    removing.push(made.remove)
    return made
  }

  beforeAll(async () => {
    at = await home(kind)
    program = await ownProgram(SITE, at.env)
    await fill(program)
    await mkdir(join(at.dir, 'ids'))
    await writeFile(join(at.dir, 'ids', `${SITE}.ndjson`), '["A-1",1]\n')
    answered = await answers(program)
    file = join(at.dir, 'of-today.tar.gz')
    const env = { ...at.env, SITE_API_URL: `http://127.0.0.1:${program.port}` }
    said = await backup(file, { ...env, ADMIN_TOKEN: 'operator-of-the-tests' })
    await program.stop()
    before = await at.between(everything)
  })
  afterEach(async () => {
    for (const remove of removing.splice(0)) await remove()
  })
  afterAll(async () => {
    await program.stop()
    await at.remove()
  })

  it('is one file that its owner alone reads, and nothing is left beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(said[0]).toMatch(
      /^Wrote .*of-today\.tar\.gz, [\d.]+ MB: 1 site \(huis\), \d+ rows, 2 pictures, \d+ files\.$/,
    )
    expect(said[1]).toContain('0600')
    const left = (await readdir(at.dir)).filter((name) => /part|copies\/|backup\.lock/.test(name))
    expect(left).toEqual([])
    expect(await readdir(join(at.dir, 'copies')).catch(() => [])).toEqual([])
    expect(await restore(file, {}, { check: true })).toEqual([
      expect.stringMatching(/is whole: of .*, sites huis\.$/),
    ])
  })

  it.each(databases)('stands up again on %s: every row, every picture, every answer', async (of) => {
    const to = await target(of)
    const told = await restore(file, to.env)
    expect(told.join('\n')).toContain('3 mails wait in the outbox')
    expect(before['rental_reservation']).toHaveLength(1)
    expect(before['alert_search']).toHaveLength(1)
    expect(await to.look(everything)).toEqual(before)
    expect(await renditions(to.dataDir)).toEqual(await renditions(at.dir))
    expect((await renditions(to.dataDir)).length).toBeGreaterThan(0)
    for (const name of ['web-token', 'webhook-secret', 'preview-secret', `ids/${SITE}.ndjson`])
      expect(await readFile(join(to.dataDir, name), 'utf8')).toBe(await readFile(join(at.dir, name), 'utf8'))
    expect(await readFile(join(to.dataDir, 'admin-token'), 'utf8')).toBe('operator-of-the-tests\n')
    expect(await readFile(join(to.dataDir, 'settings.env'), 'utf8')).toContain(
      `PUBLIC_URL='https://www.huis.example'\nMAIL_URL='smtp://u:it’s@mail.example'`,
    )
    // By which a second machine would join the first.
    expect(await readFile(join(to.dataDir, 'settings.env'), 'utf8')).toMatch(/^# SITE_API_URL='http/m)
    expect(told.join('\n')).toContain('SITE_API_URL said where its other processes were')
    expect((await readdir(to.dataDir)).filter((name) => /^\.|replaced|sites/.test(name))).toEqual([])

    const second = await ownProgram(SITE, to.env)
    try {
      expect(await answers(second)).toEqual(answered)
      // What is numbered goes on from where it was.
      expect(await (await second.import([{ kind: 'estate', delete: 1 }])).json()).toMatchObject({
        rejected: 0,
      })
    } finally {
      await second.stop()
    }
  })
})
