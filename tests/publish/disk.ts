/**
 * A disk that is full, and one that nobody may write to, under a running program: the site stays whole as it is, the reason is
 * said in plain words, and what waits is published when there is room again. On a disk of its own, a `tmpfs`, so on Linux; without
 * being root it needs a user namespace. `npm run test:disk -- [--estates 12]`; the last line is the result as JSON.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { open, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { demoLines } from 'aanbod-demo/demo'
import type { ImportLine } from '../../src/contract/importLine'
import type { EstatePage } from '../../src/contract/page'
import { sitePath } from '../../src/siteApi/http'
import { pricedListings } from '../bench/publishSite'
import { importTo, withPrice } from './changeStream'
import { installation, startProgram } from './program'
import { until } from './until'
import { runProcessTest } from '../support/runScript'

const { values } = parseArgs({
  options: { estates: { type: 'string', default: '12' }, size: { type: 'string', default: '400m' } },
})
const log = (line: string) => console.log(line)
const SITE = 'disk'

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'inherit' })

/** Two ways in which a disk takes nothing more; each gives what puts that right again. */
const TROUBLES: Record<string, { says: RegExp; begin: (disk: string) => Promise<() => Promise<void>> }> = {
  'a full disk': {
    says: /ENOSPC|no space left/,
    begin: async (disk) => {
      const filler = join(disk, 'filler')
      const file = await open(filler, 'w')
      // In steps that get smaller, to the last byte.
      for (let step = 1 << 20; step >= 1;) {
        try {
          const { bytesWritten } = await file.write(Buffer.alloc(step))
          if (bytesWritten < step) step >>= 1
        } catch {
          step >>= 1
        }
      }
      await file.close()
      return () => rm(filler)
    },
  },
  'a read-only disk': {
    says: /EROFS|read-only/,
    begin: async (disk) => {
      // What the program has open for writing would refuse that; a mount of its own on top does not.
      mount('--bind', disk, disk)
      mount('-o', 'remount,ro,bind', disk)
      // What was opened on it meanwhile is let go of later.
      return async () => void execFileSync('umount', ['--lazy', disk])
    },
  },
}

async function main() {
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-disk-'))
  const disk = join(dataDir, 'releases')
  await mkdir(disk)
  mount('-t', 'tmpfs', '-o', `size=${values.size}`, 'tmpfs', disk)
  const { port, env, config, client } = await installation(dataDir, SITE)
  const lines: ImportLine[] = [
    ...demoLines({ siteId: SITE, estates: Number(values.estates), seed: 1, now: new Date() }),
  ]
  const api = startProgram(['site-api'], env, log)
  await api.ready
  await importTo(config, lines)
  await api.stop()

  const said: string[] = []
  const program = startProgram(['site-api', 'web', 'publisher'], env, (line) => {
    said.push(line)
    if (/release|published|publishing|failed|[Bb]uilding (?!static)|ENOSPC|EROFS|account/.test(line))
      log(`  ${line.slice(0, 200)}`)
  })
  await program.ready
  const [estate] = pricedListings(lines)
  const site = lines.find((line) => line.kind === 'site' && 'data' in line)
  if (!estate || site?.kind !== 'site' || !('data' in site)) throw new Error('The demo has no priced listing')
  const { id } = estate.general
  const { path } = await client.get<EstatePage>(sitePath(client, 'estate-pages', id, 'nl'))
  const read = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    return answer.status === 200 ? answer.text() : `status ${answer.status}`
  }
  const health = async () =>
    (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()) as {
      lastBuild?: { ok: boolean; endedAt: string }
      changesFailingSince?: string
    }
  const isFailing = async () => (await health()).changesFailingSince !== undefined
  // What the import said of everything was built already.
  await until('The first start has settled', async () =>
    said.some((line) => line === 'Nothing is new since the last build'),
  )

  const results: Record<string, string> = {}
  let price = 1_234_000
  for (const [trouble, { says, begin }] of Object.entries(TROUBLES)) {
    log(`\n${trouble}`)
    const isSaid = (line: string) => /publishing disk failed/.test(line) && says.test(line)
    const before = await read()
    const end = await begin(disk)
    const heard = said.length
    price += 1
    const shown = String(price).replace(/\B(?=(\d{3})+$)/g, '.')
    await importTo(config, [{ kind: 'estate', data: withPrice(estate, price) }])
    await until(`${trouble} is told`, async () => said.slice(heard).some(isSaid))
    await until(`${trouble} is told at /readyz`, isFailing)
    if ((await read()) !== before) throw new Error(`${trouble}: the page is another one`)
    await end()
    await until(`${trouble}: the change is published afterwards`, async () => (await read()).includes(shown))

    await until(`${trouble}: all is well again`, async () => !(await isFailing()))
    const again = await begin(disk)
    const told = said.length
    const name = `Kantoor ${price}`
    await importTo(config, [{ kind: 'site', data: { ...site.data, name } }])
    await until(`${trouble}: the build fails and says why`, async () =>
      said.slice(told).some((line) => /The build failed/.test(line) && says.test(line)),
    )
    if ((await health()).lastBuild?.ok !== false) throw new Error(`${trouble}: /readyz does not tell`)
    if (!(await read()).includes(shown)) throw new Error(`${trouble}: the page went back`)
    await again()
    await until(`${trouble}: the site is built afterwards`, async () => {
      const { lastBuild } = await health()
      return lastBuild?.ok === true && (await read()).includes(name)
    })
    results[trouble] = said.slice(heard).find(isSaid) ?? ''
  }
  await program.stop()
  execFileSync('umount', [disk])
  await rm(dataDir, { recursive: true, force: true })
  log(JSON.stringify({ test: 'disk', said: results, whole: true }))
}

/** The same in a user namespace of its own, in which anybody may mount. */
function runAsRoot(): number {
  const args = ['--user', '--map-root-user', '--mount', process.execPath, '--import', 'tsx', __filename]
  return spawnSync('unshare', [...args, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
}

if (process.getuid?.() !== 0) process.exit(runAsRoot())
runProcessTest(main)
