import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { SETTINGS } from '../../server/config'
import { openTextIds } from '../../server/formats/textIds'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

const PROJECT = resolve(__dirname, '../..')
const SAMPLES = join(PROJECT, 'server/formats/samples')

/** What a command wrote on its two ways out, and its exit code. */
interface Ended {
  code: number
  out: string
  told: string
}

/** What is asked for, at what price, and where: what every format says of a listing. */
type Said = [id: number, transaction: number, price: number | undefined, town: string]

const listingsOf = (lines: string): Said[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ImportLine)
    .flatMap((line) => (line.kind === 'estate' && 'data' in line && !('draft' in line) ? [line.data] : []))
    .map(({ general, address }: Estate): Said => {
      return [general.id, general.transaction.id, general.price?.value, address.city.name]
    })
    .sort(([a], [b]) => a - b)

describe('npm run convert, import and export, as an operator runs them', () => {
  let api: TestApi
  let dataDir: string
  let env: Record<string, string>
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'formats-process-'))
    api = await startSiteApi('PGlite')
    const SITE_API_URL = await api.app.listen({ port: 0 })
    const none = Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, '']))
    env = { ...none, SITE_ID: 'demo', SITE_API_URL, ADMIN_TOKEN, DATA_DIR: dataDir }
  })
  afterEach(async () => {
    await api.close()
    await rm(dataDir, { recursive: true })
  })

  const run = (script: string, ...args: string[]) =>
    new Promise<Ended>((ended) => {
      const words = ['run', '-s', script, '--', ...args]
      const options = { cwd: PROJECT, env: { ...process.env, ...env }, maxBuffer: 1e8 }
      execFile('npm', words, options, (error, out, told) => {
        ended({ code: error ? Number(error.code) : 0, out, told })
      })
    })
  const keep = async (name: string, text: string) => {
    const file = join(dataDir, name)
    await writeFile(file, text)
    return file
  }
  /** Lines of a sample, imported. */
  async function brought(format: string, sample: string, ...more: string[]): Promise<string> {
    const { out, told } = await run('convert', format, join(SAMPLES, sample), ...more)
    expect(told).toMatch(/^\d+ lines\n/)
    const imported = await run('import', await keep('lines.ndjson', out))
    expect([imported.code, imported.out + imported.told]).toEqual([
      0,
      expect.stringMatching(/\d+ added, \d+ changed, \d+ as they were, \d+ removed, 0 rejected/),
    ])
    return out
  }

  it.each([
    ['openimmo', 'openimmo.xml', []],
    ['reso', 'reso.json', []],
    ['csv', 'listings.csv', ['--mapping', join(SAMPLES, 'listings.mapping.json')]],
  ])('%s: its sample goes in, comes out, and says the same again', async (format, sample, more) => {
    const lines = listingsOf(await brought(format, sample, ...more))
    expect(lines.length).toBeGreaterThan(1)
    const exported = await run('export', '--format', format)
    expect(exported.code).toBe(0)
    const again = await run('convert', format, await keep(`again.${format}`, exported.out))
    expect([again.code, listingsOf(again.out)]).toEqual([0, lines])
  })

  it('kyero: its sample goes in, and comes out as lines', async () => {
    const lines = listingsOf(await brought('kyero', 'kyero.xml'))
    expect(listingsOf((await run('export')).out)).toEqual(lines)
    const { code, told } = await run('export', '--format', 'kyero')
    expect([code, told]).toEqual([1, expect.stringContaining('There is no writing of kyero')])
  })

  it('tells beside the lines what is lost, and with its exit code that a listing was', async () => {
    const file = 'id;type;status;address.city.zip;address.city.name;general.price.value\n'
    const rows = 'A;HOUSE;FOR_SALE;9000;Gent;abc\nB;HOUSE;FOR_SALE;;Gent;1\n'
    const { code, out, told } = await run('convert', 'csv', await keep('in.csv', file + rows))
    expect(code).toBe(1)
    expect(listingsOf(out)).toEqual([[openTextIds().of('A'), 1, undefined, 'Gent']])
    expect(told.split('\n')).toEqual([
      ...['1 lines', '1 left out:', '  Line 3: says no address.city.zip'],
      ...['Could not be read (1):', '  Line 2: general.price.value "abc"'],
      ...['Could not be said, by field:', '       1  general.price.value', ''],
    ])
    const sent = await run('import', join(dataDir, 'in.csv'), '--from', 'csv')
    expect([sent.code, sent.out]).toEqual([1, '1 added, 0 changed, 0 as they were, 0 removed, 0 rejected\n'])
    expect((await run('convert', '--help')).out).toContain('npm run -s convert -- openimmo')
    expect((await run('export', '--help')).out).toContain('npm run -s export --')
    const none = await run('convert', 'klingon', join(SAMPLES, 'openimmo.xml'))
    expect([none.code, none.told]).toEqual([1, expect.stringContaining('There is no reading of klingon')])
  })
})
