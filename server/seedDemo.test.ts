import { freshDatabase } from '../tests/support/databases'
import { importLines } from './site-api/admin/importer'
import { demoLines } from 'aanbod-demo/demo'

it('goes through the import of an operator without a line refused', async () => {
  const connection = await freshDatabase('PGlite')
  try {
    const lines = demoLines({ siteId: 'demo', estates: 50, seed: 1, now: new Date('2026-06-01T08:00:00Z') })
    let count = 0
    async function* bytes() {
      for (const line of lines) {
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
