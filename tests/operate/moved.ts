import assert from 'node:assert/strict'
import { blockBelow, type Operator, ready, run, settings, told, WEB_PORTS, write } from './operator'
import { allPages, whileRead } from './visits'

const BACKUP = 'Backup, restore, moving house, upgrade'
/** The backup that the page speaks of. */
const FILE = '/var/backups/aanbod/site-2026-11-26.tar.gz'

/** A backup, looked at, restored to try, and made by the line of cron. */
export async function backUp(operator: Operator): Promise<void> {
  const said = await run(operator, told(operator, BACKUP, 'aanbod backup'))
  assert(said.includes('is whole'), `The backup is not told to be whole:\n${said}`)
  await run(operator, told(operator, BACKUP, 'cd /srv/aanbod'))
  const lines = blockBelow(operator, BACKUP, '15 3 * * *').lines
  await run(
    operator,
    lines.map((line) => line.replace(/^(\S+\s+){5}root\s+/, '').replaceAll('\\%', '%')),
  )
  await operator.machine.run('test -s /var/backups/aanbod/site-$(date +%F).tar.gz')
}

/** The pages are those of before, byte for byte. */
async function sameAs(operator: Operator, before: Map<string, string>): Promise<void> {
  const after = await allPages()
  const all = new Set([...before.keys(), ...after.keys()])
  const other = [...all].filter((path) => before.get(path) !== after.get(path))
  assert(other.length === 0, `Other pages than before: ${other.slice(0, 10).join(', ')}`)
  operator.log(`${after.size} pages byte for byte as before`)
}

/** “By hand”: in the folder of another version, without systemd; then “Moving house” to a machine on which nothing is. */
export async function restore(operator: Operator): Promise<void> {
  const { machine } = operator
  const before = await allPages()
  await machine.run(`systemctl disable --now aanbod && mv ${FILE} /mnt && rm /etc/aanbod/aanbod.env`)
  await machine.run('rm -rf /var/lib/aanbod /etc/systemd/system/aanbod*')

  const byHand = told(operator, BACKUP, 'npm run restore').map((line) =>
    line.replace(FILE, '/mnt/copy.tar.gz'),
  )
  await machine.run('install -o aanbod -m 600 /mnt/site-2026-11-26.tar.gz /mnt/copy.tar.gz')
  await write(operator, '/srv/by-hand.sh', ['set -e', 'cd /srv/aanbod-2', ...byHand], '0755')
  // A unit, so that it lives on after this line.
  await run(operator, ['systemd-run --quiet --unit by-hand --uid aanbod bash /srv/by-hand.sh'])
  await ready(operator, [8010, 8000])
  await sameAs(operator, before)
  await machine.run('systemctl stop by-hand')

  await run(operator, told(operator, BACKUP, 'install -d'))
  await ready(operator, [8010, 8000])
  await sameAs(operator, before)
  await machine.run('systemctl disable --now aanbod')
}

const PROCESSES = [
  ['api1', '--role site-api', 'SITE_API_PORT=8010'],
  ['api2', '--role site-api', 'SITE_API_PORT=8020'],
  ['pub1', '--role publisher', 'PUBLISHER_PORT=8011'],
  ['pub2', '--role publisher', 'PUBLISHER_PORT=8021'],
  ['web1', '--role web', 'PORT=8000'],
  ['web2', '--role web', 'PORT=8001'],
] as const
const SIX = [8010, 8020, 8011, 8021, ...WEB_PORTS]

/** “Several machines”: six processes of the page's table over PostgreSQL, from the same backup, and their upgrade. */
export async function several(operator: Operator, databaseUrl: string): Promise<void> {
  const { machine, log, blocks } = operator
  const addresses = blocks.findLast(
    ({ heading, lines }) => heading === 'Several machines' && lines[0]?.startsWith('DATABASE_URL='),
  )
  const shared = (addresses?.lines ?? []).map((line) =>
    line.replace(/^DATABASE_URL=.*/, `DATABASE_URL=${databaseUrl}`),
  )
  assert(shared.length === 3, 'The page has no settings of six processes on one machine any more')
  const own = settings(operator).filter((line) => !line.startsWith('WEBHOOK_URL='))
  await machine.run('rm -rf /var/lib/aanbod && install -d -o aanbod -m 750 /var/lib/aanbod')
  await machine.run(
    'cp /srv/aanbod/docs/deploy/aanbod@.service /etc/systemd/system/ && systemctl daemon-reload',
  )
  await write(operator, '/etc/aanbod/aanbod.env', [...own, ...shared])
  for (const [name, roles, port] of PROCESSES)
    await write(operator, `/etc/aanbod/${name}.env`, [`ROLES="${roles}"`, port])
  await run(operator, [`aanbod restore -- ${FILE}`, 'systemctl start aanbod@api1'])
  await ready(operator, [8010])
  await run(operator, ['systemctl start aanbod@api2 aanbod@pub1 aanbod@pub2 aanbod@web1 aanbod@web2'])
  await ready(operator, SIX)
  const [status = ''] = told(operator, 'What went out', 'curl')
  const { processes = [] } = JSON.parse(await run(operator, [status])) as { processes?: unknown[] }
  assert(processes.length === 6, `/status knows of ${processes.length} processes`)
  log('six processes, each known to /status')
  await whileRead(operator, async () => void (await run(operator, told(operator, 'Several machines', 'for'))))
  await ready(operator, SIX)
  await run(operator, told(operator, 'Several machines', "systemctl stop 'aanbod@*'"))
  await ready(operator, SIX)
}
