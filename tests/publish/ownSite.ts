/**
 * The part “Your own data” of the README, as somebody follows it who has never seen this: a fresh clone, the very lines of that part, and
 * then what it promises. `npm run test:ownsite [-- --keep]`; the last line is the result as JSON. Takes a build or two.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { SETTINGS } from '../../server/config'
import { runCommand, startCommand, stopAllCommands } from '../support/command'
import { freePort } from '../support/freePort'
import { PROJECT } from './program'
import { until } from './until'

const { values } = parseArgs({ options: { keep: { type: 'boolean', default: false } } })
const log = (line: string) => console.log(line)

/** The commands of the first example of “Your own data”, without what is said beside them. */
async function readmeLines(dir: string): Promise<string[]> {
  const text = await readFile(join(dir, 'README.md'), 'utf8')
  const [, part = ''] = text.split('## Your own data')
  const [, code = ''] = /```sh\n([\s\S]*?)```/.exec(part) ?? []
  return code
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter(Boolean)
}

/** The committed project as somebody clones it, with its packages: those that are here where the disk can link them. */
async function freshClone(dir: string): Promise<void> {
  const run = (command: string, ...args: string[]) => runCommand(command, args, { cwd: PROJECT })
  if (await run('git', 'clone', '--quiet', '--depth', '1', `file://${PROJECT}`, dir))
    throw new Error('The project cannot be cloned')
  for (const folder of ['node_modules', 'server/node_modules']) {
    if (!existsSync(join(PROJECT, folder))) continue
    if (await run('cp', '-al', join(PROJECT, folder), join(dir, folder))) {
      await rm(join(dir, folder), { recursive: true, force: true })
      if (await runCommand('npm', ['ci'], { cwd: dir })) throw new Error('npm ci failed')
      return
    }
  }
}

async function main() {
  const dir = join(await mkdtemp(join(tmpdir(), 'aanbod-clone-')), 'aanbod')
  await freshClone(dir)
  const [makes = '', starts = '', watches = '', ...others] = await readmeLines(dir)
  if (!watches.endsWith('--watch') || others.length)
    throw new Error(`README.md says something else: ${others}`)

  const port = await freePort()
  const unset = Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, '']))
  const env = { ...unset, LOG_LEVEL: 'warn', PORT: String(port), SITE_API_PORT: String(await freePort()) }
  const shell = (line: string, onLine: (said: string) => void) =>
    startCommand('bash', ['-c', line], { cwd: dir, env, onLine })
  const said: string[] = []
  const hear = (line: string) => {
    said.push(line)
    log(`  ${line}`)
  }
  const hears = (pattern: RegExp, from: number) =>
    until(
      () => `${pattern}\n${said.slice(-20).join('\n')}`,
      () => said.slice(from).some((line) => pattern.test(line)),
    )
  const pageAt = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`)
    return { status: response.status, text: await response.text() }
  }

  log(makes)
  if (await shell(makes, hear).ended) throw new Error('The folder was not made')
  const [, siteId = ''] = /run new -- (\S+)/.exec(makes) ?? []
  const folder = join(dir, 'sites', siteId)

  log(starts)
  const began = performance.now()
  const first = shell(starts, hear)
  await hears(/^Ready: /, 0)
  const ready = Math.round((performance.now() - began) / 1000)
  const paths = [
    '/nl',
    '/fr',
    '/nl/te-koop',
    '/fr/a-louer',
    '/nl/contact',
    '/fr/privacy-statement',
    '/nl/terms-of-use',
  ]
  for (const path of paths) {
    const { status, text } = await pageAt(path)
    if (status !== 200 || !text.includes('Maison Claire')) throw new Error(`${path} answers ${status}`)
  }
  await first.stop()

  log(watches)
  const from = said.length
  const second = shell(watches, hear)
  await hears(/^Ready: /, from)
  const page = join(folder, 'pages/selling.fr.md')
  const text = await readFile(page, 'utf8')
  const path = '/fr/vendre'

  const took: number[] = []
  for (const words of ['Une première phrase.', 'Une deuxième phrase.', 'Une troisième phrase.']) {
    const saved = performance.now()
    await writeFile(page, `${text}\n${words}\n`)
    await until(`${words} on ${path}`, async () => (await pageAt(path)).text.includes(words), { every: 20 })
    took.push(Math.round(performance.now() - saved))
  }

  const before = await pageAt(path)
  const heard = said.length
  await writeFile(page, text.replace('title:', 'titel:'))
  await hears(/pages\/selling\.fr\.md:2: titel is not a known field: did you mean title\?/, heard)
  if ((await pageAt(path)).text !== before.text) throw new Error('A mistake changed the page')
  await writeFile(page, text)
  await until('the page as it was', async () => !(await pageAt(path)).text.includes('troisième'), {
    every: 20,
  })

  const mended = said.length
  const site = join(folder, 'site.yaml')
  await writeFile(
    site,
    (await readFile(site, 'utf8')).replace(/^ {2}phone: .*$/m, '  phone: "+32 9 123 45 67"'),
  )
  await hears(/stands on every page/, mended)
  await until('the telephone number', async () => (await pageAt('/nl')).text.includes('+32 9 123 45 67'), {
    every: 500,
  })
  await second.stop()
  if (!values.keep) await rm(join(dir, '..'), { recursive: true, force: true })
  log(
    JSON.stringify({ readySeconds: ready, savedToShownMs: took, isWithinASecond: Math.min(...took) <= 1000 }),
  )
}

main()
  .catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  .finally(stopAllCommands)
