import { until } from '../publish/until'
import { asProgram, assert, type Operator, ready, run, settings, told, WEB_PORTS, write } from './operator'
import { page, whileRead, WWW } from './visits'

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

/** “Upgrade, rollback” of the three processes. */
export async function upgrade(operator: Operator): Promise<void> {
  await whileRead(operator, () => run(operator, 'Upgrade, rollback'))
  await ready(operator, [8010, 8011, ...WEB_PORTS])
  const root = await operator.machine.run('readlink /srv/aanbod')
  assert(root === '/srv/aanbod-2', `It runs from ${root}`)
}

/** The name of the site is changed, which makes a release of its own; then back to the one before, and on again. */
export async function rollback(operator: Operator): Promise<void> {
  const shows = async (name: string) => (await page('/nl')).text.includes(name)
  const site = String.raw`npm run -s export -- | grep "\"kind\":\"site\"" > /var/lib/aanbod/site.ndjson`
  await operator.machine.run('install -o aanbod -m 600 /dev/null /var/lib/aanbod/site.ndjson')
  await asProgram(operator, `bash -c '${site}'`)
  await operator.machine.run(`node -e '
    const fs = require("fs"), line = JSON.parse(fs.readFileSync("/var/lib/aanbod/site.ndjson", "utf8").split("\\n")[0])
    line.data.name = "Kantoor Nieuw"
    fs.writeFileSync("/var/lib/aanbod/site.ndjson", JSON.stringify(line))'`)
  await asProgram(operator, 'npm run -s import -- /var/lib/aanbod/site.ndjson')
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
  // Another program than before builds once more.
  await ready(operator, [8000], '/readyz/publisher')
}
