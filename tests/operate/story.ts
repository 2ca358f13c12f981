import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { asker } from '../proxy/ask'
import { until } from '../publish/until'
import type { Machine } from './machine'
import { type Block, commandsOf } from './pageCommands'
import { runElsewhere } from './whereRun'

const WWW = 'www.example.com'
const ASK = asker(443)
const WEB_PORTS = [8000, 8001]
/** As the commands of an office are run: in the folder of the program, by its user, with its settings. */
const AS_THE_PROGRAM = 'cd /srv/aanbod && set -a && . /etc/aanbod/aanbod.env && set +a && '

function assert(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what)
}

export interface Operator {
  machine: Machine
  blocks: readonly Block[]
  log: (line: string) => void
}

/** The commands below a heading of the page that are run here. */
const told = ({ blocks }: Operator, heading: string) => {
  const commands = commandsOf(blocks).flatMap(({ heading: own, command }) =>
    own === heading && !runElsewhere(command) ? [command] : [],
  )
  assert(commands.length > 0, `The page tells no command below “${heading}” any more`)
  return commands
}

/** Runs what the page tells below a heading, as it stands. */
export async function run(operator: Operator, heading: string, commands = told(operator, heading)) {
  for (const command of commands) {
    operator.log(`${heading}: ${command}`)
    // Follows the log until somebody has seen enough.
    const isFollowed = / -f$/.test(command)
    await operator.machine.run(isFollowed ? `timeout 10 ${command}` : command, { mayFail: isFollowed })
  }
}

/** As user of the program with its settings; `~` of that user is not needed. */
const asProgram = ({ machine }: Operator, command: string, folder = '/srv/aanbod') =>
  machine.run(
    `${AS_THE_PROGRAM.replace('/srv/aanbod ', `${folder} `)}runuser -u aanbod -- env DATA_DIR=/var/lib/aanbod ${command}`,
  )

const blockBelow = ({ blocks }: Operator, heading: string, begins: string) => {
  const block = blocks.find(({ heading: own, lines }) => own === heading && lines[0]?.startsWith(begins))
  if (!block) throw new Error(`The page has no block ${begins}… below “${heading}” any more`)
  return block.lines
}

const write = ({ machine }: Operator, path: string, lines: readonly string[], mode = '0600') =>
  machine.run(`install -m ${mode} /dev/stdin ${path} <<'END'\n${lines.join('\n')}\nEND`)

const isReadyAt = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200

/** Waits until each of some processes can serve; what the machine said meanwhile is told when one cannot. */
async function ready(operator: Operator, ports: readonly number[]): Promise<void> {
  const since = Date.now()
  for (const port of ports)
    try {
      await until(`/readyz at port ${port}`, () => isReadyAt(port), { patience: 600_000, every: 500 })
    } catch (error) {
      const log = await operator.machine.run('journalctl -n 60 --no-pager', { mayFail: true })
      throw new Error(`${(error as Error).message}\n${log}`)
    }
  operator.log(`ready at ${ports.join(', ')} after ${Math.round((Date.now() - since) / 1000)} s`)
}

const settings = (operator: Operator) => [
  ...blockBelow(operator, 'Set up', 'SITE_ID=').map((line) => line.replace(/^SITE_ID=.*/, 'SITE_ID=demo')),
]

/** “Set up”: user, folders, packages, three processes. */
export async function setUp(operator: Operator): Promise<void> {
  const commands = told(operator, 'Set up')
  const first = commands.findIndex((command) => command.startsWith('echo '))
  await run(operator, 'Set up', commands.slice(0, first))
  await write(operator, '/etc/aanbod/aanbod.env', settings(operator))
  const [own, list] = [commands.slice(first, -1), commands.slice(-1)]
  await run(operator, 'Set up', own)
  await ready(operator, [8010, 8011, ...WEB_PORTS])
  await run(operator, 'Set up', list)
  const user = await operator.machine.run("systemctl show -p User --value 'aanbod@web1'")
  assert(user === 'aanbod', `The web process runs as ${user}`)
}

/** “The proxy”, with a certificate that nobody signed. */
export async function proxy({ machine, log }: Operator): Promise<void> {
  const folder = `/etc/letsencrypt/live/${WWW}`
  const files = `-keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`
  await machine.run(
    `mkdir -p ${folder} && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${WWW} ${files}`,
  )
  await machine.run('rm -f /etc/nginx/sites-enabled/* && systemctl start nginx')
  await machine.run(
    'cp /srv/aanbod/docs/deploy/nginx.conf /etc/nginx/conf.d/aanbod.conf && nginx -t && systemctl reload nginx',
  )
  await until('a page by nginx', async () => (await page('/nl').catch(() => undefined))?.status === 200)
  log('nginx reads its file and shows the site')
}

async function page(path: string) {
  const { status, body } = await ASK(WWW, path)
  return { status, text: body.toString() }
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

/** All pages of the sitemaps as nginx has them, each by its digest. */
export async function allPages(): Promise<Map<string, string>> {
  const maps = locations((await page('/sitemap.xml')).text)
  const paths = new Set(
    (await Promise.all(maps.map(async (map) => locations((await page(map)).text)))).flat(),
  )
  assert(paths.size > 100, `The sitemaps name ${paths.size} pages`)
  const digests = new Map<string, string>()
  for (const path of paths) {
    const { status, text } = await page(path)
    assert(status === 200, `${path} is answered ${status}`)
    digests.set(path, createHash('sha1').update(text).digest('hex'))
  }
  return digests
}

/** What “Watching” asks; the publisher has a port of its own here, so its probe is asked there. */
export async function watch(operator: Operator, isOneProcess: boolean): Promise<void> {
  const { machine, log } = operator
  for (const command of told(operator, 'Does it live, can it serve')) {
    if (!isOneProcess && command.endsWith('/publisher')) continue
    log(`Watching: ${command}`)
    const { status } = JSON.parse(await machine.run(command)) as { status?: string }
    assert(status === 'ok', `${command} says ${status}`)
  }
  if (isOneProcess) return
  for (const command of told(operator, 'What went out')) {
    log(`Watching: ${command}`)
    const answer = await machine.run(`ADMIN_TOKEN=$(cat /var/lib/aanbod/admin-token); ${command}`)
    assert((JSON.parse(answer) as { sites: unknown[] }).sites.length === 1, `${command} says ${answer}`)
  }
}

/** A backup as the page's line of cron makes it; gives its path. */
export async function backUp(operator: Operator): Promise<string> {
  const line = blockBelow(operator, 'Backup, restore, moving house, upgrade', '15 3 * * *').join('\n')
  const command = line.replace(/^(\S+\s+){5}root\s+/, '').replaceAll('\\%', '%')
  operator.log(`cron: ${command}`)
  await operator.machine.run(command)
  return operator.machine.run('ls -t /var/backups/aanbod/*.tar.gz | head -1')
}

/** Backup and restore as the page has them; one of them is refused, as something stands there. */
export async function backUpAndCheck(operator: Operator): Promise<void> {
  for (const command of told(operator, 'Backup, restore, moving house, upgrade')) {
    if (command.includes('npm start')) continue
    const isRestore = command.includes('npm run restore') && !command.endsWith('--check')
    operator.log(`Backup: ${command}`)
    const own = command.replace('FILE.tar.gz', '/var/backups/aanbod/site-2026-11-26.tar.gz')
    const said = await asProgram(operator, isRestore ? `bash -c '${own} || echo refused'` : own)
    if (isRestore) assert(said.includes('refused'), `What stands was written over:\n${said}`)
  }
  const file = '/var/backups/aanbod/site-2026-11-26.tar.gz'
  await asProgram(operator, `env DATA_DIR=/tmp/try npm run -s restore -- ${file}`)
  operator.log('restored elsewhere, to try')
}

/** “Upgrade, rollback” while somebody reads by nginx; gives how many pages. */
export async function upgrade(operator: Operator): Promise<void> {
  let isOver = false
  const counts = { read: 0, failed: 0 }
  const reading = (async () => {
    while (!isOver) {
      const status = await page('/nl/te-koop').then(
        (answer) => answer.status,
        () => 0,
      )
      counts[status === 200 ? 'read' : 'failed'] += 1
      await pause(50)
    }
  })()
  await run(operator, 'Upgrade, rollback').finally(() => (isOver = true))
  await reading
  operator.log(`upgraded: ${counts.read} pages read meanwhile, ${counts.failed} failed`)
  assert(counts.failed === 0, `${counts.failed} pages failed during an upgrade`)
  await ready(operator, [8010, 8011, ...WEB_PORTS])
  const root = await operator.machine.run('readlink /srv/aanbod')
  assert(root === '/srv/aanbod-2', `It runs from ${root}`)
}

/** The name of the site is changed, which makes a release of its own; then back to the one before, and on again. */
export async function rollback(operator: Operator): Promise<void> {
  const shows = async (name: string) => (await page('/nl')).text.includes(name)
  const site = `npm run -s export -- | grep '"kind":"site"' > /tmp/site.ndjson`
  await operator.machine.run('install -o aanbod -m 600 /dev/null /tmp/site.ndjson')
  await asProgram(operator, `bash -c '${site}'`)
  await operator.machine.run(`node -e '
    const fs = require("fs"), line = JSON.parse(fs.readFileSync("/tmp/site.ndjson", "utf8").split("\\n")[0])
    line.data.name = "Kantoor Nieuw"
    fs.writeFileSync("/tmp/site.ndjson", JSON.stringify(line))'`)
  await asProgram(operator, 'npm run -s import -- /tmp/site.ndjson')
  await until('another release', () => shows('Kantoor Nieuw'), { patience: 600_000, every: 500 })
  await asProgram(operator, 'npm run -s release -- rollback')
  await until('the release before', async () => !(await shows('Kantoor Nieuw')), { patience: 60_000 })
  await asProgram(operator, 'npm run -s release -- resume')
  await until('the new one again', () => shows('Kantoor Nieuw'), { patience: 600_000, every: 500 })
  operator.log('rolled back and resumed')
  await operator.machine.run(
    'ln -sfn /srv/aanbod-1 /srv/aanbod && systemctl restart aanbod@data aanbod@web1 aanbod@web2',
  )
  await ready(operator, [8010, 8011, ...WEB_PORTS])
  operator.log('back to the old version')
}

/** “One process”: `aanbod.service`, without WEBHOOK_URL. */
export async function oneProcess(operator: Operator): Promise<void> {
  await operator.machine.run('systemctl disable --now aanbod@data aanbod@web1 aanbod@web2')
  await operator.machine.run("sed -i '/^WEBHOOK_URL=/d' /etc/aanbod/aanbod.env")
  await operator.machine.run(
    'cp /srv/aanbod/docs/deploy/aanbod.service /etc/systemd/system/ && systemctl daemon-reload && systemctl enable --now aanbod',
  )
  await ready(operator, [8010, 8000])
}

/** “Restore”: on the folder of another program with nothing in it, started as the page says; its pages are those of before. */
export async function restore(operator: Operator, file: string, before: Map<string, string>): Promise<void> {
  const { machine, log } = operator
  await machine.run('systemctl disable --now aanbod')
  const [start = ''] = told(operator, 'Backup, restore, moving house, upgrade').filter((line) =>
    line.includes('npm start'),
  )
  await machine.run(
    `chown aanbod ${file}; cd /srv/aanbod-2 && runuser -u aanbod -- npm run -s restore -- ${file}`,
  )
  log(`Restore: ${start}`)
  // A unit of its own, so that it lives on after this line.
  await machine.run(
    `systemd-run --quiet --unit restored --uid aanbod --working-directory /srv/aanbod-2 bash -c '${start}'`,
  )
  await ready(operator, [8010, 8000])
  const after = await allPages()
  const other = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  )
  assert(other.length === 0, `Other pages than before: ${other.slice(0, 10).join(', ')}`)
  log(`restored: ${after.size} pages byte for byte as before`)
  await machine.run('systemctl stop restored')
}

/** “Several machines”: six processes over PostgreSQL, of the page's table, from the same backup. */
export async function several(operator: Operator, file: string, databaseUrl: string): Promise<void> {
  const { machine, log, blocks } = operator
  await machine.run(
    'mv /var/lib/aanbod /var/lib/aanbod-before && install -d -o aanbod -m 750 /var/lib/aanbod',
  )
  const common = blockBelow(
    operator,
    'Several machines',
    'DATABASE_URL=postgres://aanbod:…@db.internal/aanbod',
  )
  assert(common.length > 0, 'no settings')
  const addresses = blocks.findLast(({ heading }) => heading === 'Several machines')?.lines ?? []
  const shared = addresses.map((line) => line.replace(/^DATABASE_URL=.*/, `DATABASE_URL=${databaseUrl}`))
  const own = settings(operator).filter((line) => !line.startsWith('WEBHOOK_URL='))
  await write(operator, '/etc/aanbod/aanbod.env', [...own, ...shared])
  const [roles, ports] = [
    { api: 'site-api', pub: 'publisher', web: 'web' },
    { api: ['SITE_API_PORT', 8010, 8020], pub: ['PUBLISHER_PORT', 8011, 8021], web: ['PORT', 8000, 8001] },
  ] as const
  const names = (['api', 'pub', 'web'] as const).flatMap((kind) => [1, 2].map((number) => ({ kind, number })))
  for (const { kind, number } of names) {
    const lines = [`ROLES="--role ${roles[kind]}"`, `${ports[kind][0]}=${ports[kind][number]}`]
    await write(operator, `/etc/aanbod/${kind}${number}.env`, lines)
  }
  await asProgram(operator, `npm run -s restore -- ${file}`)
  await machine.run('systemctl start aanbod@api1')
  await ready(operator, [8010])
  await machine.run('systemctl start aanbod@api2 aanbod@pub1 aanbod@pub2 aanbod@web1 aanbod@web2')
  await ready(operator, [8010, 8020, 8011, 8021, ...WEB_PORTS])
  const status = await asProgram(
    operator,
    `bash -c 'curl -s -H "Accept: application/json" -H "Authorization: Bearer $(cat /var/lib/aanbod/admin-token)" localhost:8021/status'`,
  )
  const { processes = [] } = JSON.parse(status) as { processes?: unknown[] }
  assert(processes.length === 6, `/status knows of ${processes.length} processes: ${status.slice(0, 500)}`)
  log('six processes, each known to /status')
}
