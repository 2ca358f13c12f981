import { demoDrawings, demoLines } from 'aanbod-demo/demo'
import { demoPictures } from 'aanbod-demo/demoPictures'
import { freshDatabase } from '../tests/support/databases'
import { readConfig } from './config'
import { seedPictures } from './seedDemo'
import { importLines } from './site-api/admin/importer'

const options = { siteId: 'demo', estates: 50, seed: 1, now: new Date('2026-06-01T08:00:00Z') }
const config = readConfig({ SITE_ID: 'demo' })

it('goes through the import of an operator without a line refused', async () => {
  const connection = await freshDatabase('PGlite')
  try {
    let count = 0
    async function* bytes() {
      for (const line of demoLines(options)) {
        count++
        yield Buffer.from(`${JSON.stringify(line)}\n`)
      }
      let pictures = 0
      for (const line of demoPictures(options)) {
        if (++pictures > 12) break
        count++
        yield Buffer.from(`${JSON.stringify(line)}\n`)
      }
    }
    const report = await importLines(connection.db, 'demo', bytes())
    expect(report).toMatchObject({ rejected: 0, errors: [], deleted: 0 })
    expect(report.imported).toBe(count)
  } finally {
    await connection.close()
  }
})

it('brings its last picture last, and goes on where it was stopped', async () => {
  expect([...demoDrawings(options)].at(-1)?.name).toBe('hero-home')
  const { db, close } = await freshDatabase('PGlite')
  const names = async () => (await db.selectFrom('asset').select('name').execute()).map(({ name }) => name)
  const few = { ...options, estates: 1 }
  const lines = async function* () {
    for (const line of demoLines(few)) yield Buffer.from(`${JSON.stringify(line)}\n`)
  }
  const never = new AbortController().signal
  const logged: string[] = []
  const log = (line: string) => void logged.push(line)
  try {
    // A site of that name that shows no such picture is somebody's own.
    await seedPictures(db, config, log, never, few)
    expect(await names()).toEqual([])
    await importLines(db, 'demo', lines())
    await seedPictures(db, config, log, AbortSignal.abort(), few)
    expect(await names()).toEqual(['logo.svg'])
    await seedPictures(db, config, log, never, few)
    expect(await names()).toContain('hero-home')
    expect(logged).toHaveLength(2)
    await seedPictures(db, config, log, never, few)
    expect(logged).toHaveLength(2)
  } finally {
    await close()
  }
})
