import {
  asProgram,
  assert,
  blockBelow,
  type Operator,
  ready,
  run,
  settings,
  told,
  WEB_PORTS,
  write,
} from './operator'
import { allPages, whileRead } from './visits'

/** A backup as the page's line of cron makes it; gives its path. */
export async function backUp(operator: Operator): Promise<string> {
  const line = blockBelow(operator, 'Backup, restore, moving house, upgrade', '15 3 * * *').join('\n')
  const command = line.replace(/^(\S+\s+){5}root\s+/, '').replaceAll('\\%', '%')
  operator.log(`cron: ${command}`)
  await operator.machine.run(command)
  return operator.machine.run('ls -t /var/backups/aanbod/*.tar.gz | head -1')
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
  const addresses = blocks.findLast(
    ({ heading, lines }) => heading === 'Several machines' && lines[0]?.startsWith('DATABASE_URL='),
  )
  const shared = (addresses?.lines ?? []).map((line) =>
    line.replace(/^DATABASE_URL=.*/, `DATABASE_URL=${databaseUrl}`),
  )
  assert(shared.length === 3, 'The page has no settings of six processes on one machine any more')
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
  await whileRead(operator, async () => {
    await run(operator, 'Several machines')
    await ready(operator, [8010, 8020, 8011, 8021, ...WEB_PORTS])
    // As the second is started anew the moment the first is back: nginx holds nothing against it.
    await machine.run('systemctl restart aanbod@web1')
    await ready(operator, [WEB_PORTS[0] ?? 0])
    await machine.run('systemctl restart aanbod@web2')
    await ready(operator, WEB_PORTS)
  })
}
