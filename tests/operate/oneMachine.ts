import assert from 'node:assert/strict'
import { until } from '../publish/until'
import { type Operator, ready, run, settings, told, WEB_PORTS, write } from './operator'
import { page, whileRead, WWW } from './visits'

const THREE = [8010, 8011, ...WEB_PORTS]

/** “Set up”: user, folders, packages, three processes. */
export async function setUp(operator: Operator): Promise<void> {
  await run(operator, told(operator, 'Set up', 'useradd'))
  await write(operator, '/etc/aanbod/aanbod.env', settings(operator))
  await run(operator, told(operator, 'Set up', 'echo'))
  await ready(operator, THREE)
  const releases = await run(operator, told(operator, 'Set up', 'aanbod'))
  assert(releases.includes('000001'), `There is no release:\n${releases}`)
  const user = await operator.machine.run("systemctl show -p User --value 'aanbod@web1'")
  assert(user === 'aanbod', `The web process runs as ${user}`)
}

/** “The proxy”, with a certificate that nobody signed. */
export async function proxy(operator: Operator): Promise<void> {
  const folder = `/etc/letsencrypt/live/${WWW}`
  const files = `-keyout ${folder}/privkey.pem -out ${folder}/fullchain.pem`
  await operator.machine.run(
    `mkdir -p ${folder} && openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${WWW} ${files}`,
  )
  await operator.machine.run('rm -f /etc/nginx/sites-enabled/* && systemctl start nginx')
  await run(operator, [
    'cp /srv/aanbod/docs/deploy/nginx.conf /etc/nginx/conf.d/aanbod.conf',
    'nginx -t && systemctl reload nginx',
  ])
  await until('a page by nginx', async () => (await page('/nl').catch(() => undefined))?.status === 200)
}

/** What “Watching” asks; where the publisher has a port of its own, its probe is asked there. */
export async function watch(operator: Operator, isOneProcess: boolean): Promise<void> {
  for (const command of told(operator, 'Does it live, can it serve', 'curl')) {
    if (!isOneProcess && command.endsWith('/publisher')) continue
    const { status } = JSON.parse(await run(operator, [command])) as { status?: string }
    assert(status === 'ok', `${command} says ${status}`)
  }
  if (isOneProcess) return
  const status = await run(operator, told(operator, 'What went out', 'curl'))
  assert((JSON.parse(status) as { sites: unknown[] }).sites.length === 1, `/status says ${status}`)
}

/** “Upgrade” of the three processes, while somebody reads. */
export async function upgrade(operator: Operator): Promise<void> {
  await whileRead(operator, async () => void (await run(operator, told(operator, 'Upgrade', 'git clone'))))
  await ready(operator, THREE)
  const root = await operator.machine.run('readlink /srv/aanbod')
  assert(root === '/srv/aanbod-2', `It runs from ${root}`)
}

/** “Back to an earlier release” from one that shows another name of the site, and on again. */
export async function rollback(operator: Operator): Promise<void> {
  const shows = async (name: string) => (await page('/nl')).text.includes(name)
  await operator.machine.run(String.raw`aanbod export | grep '"kind":"site"' > /srv/site.ndjson`)
  await operator.machine.run(`node -e '
    const fs = require("fs"), line = JSON.parse(fs.readFileSync("/srv/site.ndjson", "utf8").split("\\n")[0])
    line.data.name = "Kantoor Nieuw"
    fs.writeFileSync("/srv/site.ndjson", JSON.stringify(line))'`)
  await run(operator, ['aanbod import -- /srv/site.ndjson'])
  await until('another release', () => shows('Kantoor Nieuw'), { patience: 600_000, every: 500 })
  await run(operator, ['aanbod release -- rollback'])
  await until('the release before', async () => !(await shows('Kantoor Nieuw')), { patience: 60_000 })
  await run(operator, ['aanbod release -- resume'])
  await until('the new one again', () => shows('Kantoor Nieuw'), { patience: 600_000, every: 500 })
}

/** “Back to the old version” with its backup, as if the new one had brought tables forward. */
export async function goBack(operator: Operator): Promise<void> {
  await run(operator, told(operator, 'Upgrade', "systemctl stop 'aanbod@*'"))
  await ready(operator, THREE)
  const [root, { text }] = [await operator.machine.run('readlink /srv/aanbod'), await page('/nl')]
  assert(root === '/srv/aanbod-1', `It runs from ${root}`)
  assert(!text.includes('Kantoor Nieuw'), 'What came after the backup is still there')
}

/** “One process”: `aanbod.service`, without WEBHOOK_URL. */
export async function oneProcess(operator: Operator): Promise<void> {
  await operator.machine.run('systemctl disable --now aanbod@data aanbod@web1 aanbod@web2')
  await operator.machine.run("sed -i '/^WEBHOOK_URL=/d' /etc/aanbod/aanbod.env")
  await run(operator, [
    'cp /srv/aanbod/docs/deploy/aanbod.service /etc/systemd/system/',
    'systemctl daemon-reload',
    'systemctl enable --now aanbod',
  ])
  await ready(operator, [8010, 8000])
  await ready(operator, [8000], '/readyz/publisher')
}
