/**
 * How long a build takes and how much it renders: from nothing, with nothing changed, and with one estate changed.
 * `npm run bench:build -- --estates 5000`; the last line is the result as JSON (s, pages rendered, MB).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { readConfig } from '../../server/config'
import { connect } from '../../server/db/connect'
import { migrate } from '../../server/db/migrate'
import { demoLines } from 'aanbod-demo/demo'
import { gatsbyBuild } from '../../server/publisher/build/gatsbyBuild'
import { importLines } from '../../server/site-api/admin/importer'
import { siteApi } from '../../server/site-api/app'
import { serverOptions } from '../../server/site-api/serverOptions'
import { watchMemory } from './processes'

const PROJECT = resolve(__dirname, '../..')
const SITE = 'bench'

const { values } = parseArgs({ options: { estates: { type: 'string', default: '5000' } } })
const estates = Number(values.estates)
if (!Number.isInteger(estates) || estates < 1)
  throw new Error(`--estates must be a whole number above 0: ${values.estates}`)

const log = (text: string) => console.log(text)

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function build(label: string, apiUrl: string) {
  const startedAt = Date.now()
  const steps: string[] = []
  let memory: ReturnType<typeof watchMemory> | undefined
  const { rendered } = await gatsbyBuild({
    projectDir: PROJECT,
    codeFingerprint: SITE,
    env: { SITE_API_URL: apiUrl, SITE_ID: SITE, PUBLIC_URL: 'http://localhost:8000' },
    onLine: (line) => /^success .* - (?!0\.)\d+\.\d+s/.test(line) && steps.push(line),
    onStart: (pid) => (memory = watchMemory(pid)),
  })
  const mb = memory?.stop() ?? 0
  const s = Math.round((Date.now() - startedAt) / 100) / 10
  log(`${label}: ${s} s, ${rendered.length} pages rendered, ${mb} MB\n  ${steps.join('\n  ')}`)
  return { s, rendered: rendered.length, mb, paths: rendered }
}

async function* oneLine(line: ImportLine) {
  yield Buffer.from(`${JSON.stringify(line)}\n`)
}

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-bench-'))
  const connection = await connect({ databaseUrl: process.env['DATABASE_URL'] ?? '', dataDir })
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const app = Fastify(serverOptions(config))
  try {
    await migrate(connection.db)
    await app.register(siteApi, { db: connection.db, config })
    const port = await freePort()
    await app.listen({ port, host: '127.0.0.1' })
    const apiUrl = `http://127.0.0.1:${port}`

    const first: { estate?: Estate } = {}
    async function* lines() {
      for (const line of demoLines({ siteId: SITE, estates, seed: 1, now: new Date() })) {
        if (line.kind === 'estate' && 'data' in line && !line.data.general.parentId)
          first.estate ??= line.data
        yield Buffer.from(`${JSON.stringify(line)}\n`)
      }
    }
    const importedAt = Date.now()
    const report = await importLines(connection.db, SITE, lines())
    log(
      `imported ${report.imported} lines in ${(Date.now() - importedAt) / 1000} s, ${report.rejected} refused`,
    )

    await rm(join(PROJECT, '.cache'), { recursive: true, force: true })
    await rm(join(PROJECT, 'public'), { recursive: true, force: true })
    const cold = await build('cold', apiUrl)
    const noChange = await build('no change', apiUrl)
    const { estate } = first
    if (!estate) throw new Error('the demo data holds no stand-alone estate')
    const price = (estate.general.price?.value ?? 0) + 1000
    const changed = { ...estate, general: { ...estate.general, price: { value: price } } }
    await importLines(connection.db, SITE, oneLine({ kind: 'estate', data: changed }))
    const oneChange = await build('one change', apiUrl)
    log(oneChange.paths.join('\n'))
    const figures = ({ s, rendered, mb }: typeof cold) => ({ s, rendered, mb })
    log(
      JSON.stringify({
        bench: 'build',
        estates,
        pages: cold.rendered,
        cold: figures(cold),
        noChange: figures(noChange),
        oneChange: figures(oneChange),
      }),
    )
  } finally {
    await app.close()
    await connection.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
