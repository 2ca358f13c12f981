import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, settingRows } from './config'
import { announcer, progressFor } from './http/logOutput'
import { screen } from './http/screen'
import { oncePresent } from './db/unavailable'
import { withSecrets } from './secrets'
import { addressesOf, type Role, ROLES } from './roles'
import { start } from './start'
import { readyLine } from './readyLine'
import { openSignOfLife, type SignOfLife } from './watch/signOfLife'
import { noRelease, notBuiltHere, sitesWithoutRelease } from './releases/sitesWithoutRelease'
import { hearOutages } from '../src/siteApi/askInTurn'

const HELP = `Usage: npm start            all roles in one process
       npm run server -- --role web [--role …]
       npm start -- --site mysite [--site …] [--watch] [--replace]

Roles: ${ROLES.join(', ')}. Without --role: all of them, or all but site-api when SITE_API_URL names one elsewhere.

--site: brings what the folder sites/mysite says (npm run new -- mysite makes one) and serves that site, whatever SITE_ID says.
--watch: and again whenever a file of it is saved. --replace: takes away pages and menus that the site has from elsewhere.

Environment:
${settingRows()
  .map(({ name, fallback, meaning }) => `  ${name.padEnd(16)} ${meaning} [${fallback || 'empty'}]`)
  .join('\n')}
`

/** Milliseconds within which a second signal is the same one, come by way of npm or tsx. */
const ECHO = 250
/** Milliseconds that closing may take: supervisors kill after ten seconds, which says less. */
const LONGEST_CLOSE = 8000

function rolesOf(asked: readonly string[], env: NodeJS.ProcessEnv): Role[] {
  const unknown = asked.filter((role) => !ROLES.includes(role as Role))
  if (unknown.length) throw new Error(`Unknown role ${unknown.join(', ')}; there are ${ROLES.join(', ')}`)
  if (asked.length) return asked as Role[]
  return env['SITE_API_URL'] ? ['web', 'publisher'] : [...ROLES]
}

/**
 * Told once to stop, by Ctrl-C or a supervisor, everything closes; told again a while later, it ends as it is. That nobody reads what it
 * says any more, as of `npm start | head -3`, is being told once.
 */
function stopOnSignal() {
  const controller = new AbortController()
  let since = 0
  const stop = () => {
    if (controller.signal.aborted && Date.now() - since > ECHO) process.exit(1)
    if (controller.signal.aborted) return
    since = Date.now()
    controller.abort()
    // What is not written by then is done again at the next start, as after a kill.
    setTimeout(() => {
      process.stderr.write('Not everything closed in time; ending as it is\n')
      process.exit(1)
    }, LONGEST_CLOSE).unref()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      // Every line that is written from now on is another of these.
      if (!controller.signal.aborted) stop()
    })
  return { signal: controller.signal }
}

async function main() {
  screen.progress('')
  const stop = stopOnSignal()
  const { values } = parseArgs({
    options: {
      role: { type: 'string', multiple: true, default: [] },
      site: { type: 'string', multiple: true, default: [] },
      watch: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return announcer('')(HELP)
  const roles = rolesOf(values.role, process.env)
  // One process for everything is somebody trying it out: what matters is said, not every request.
  const asked = values.site.length ? { SITE_ID: values.site.join(',') } : {}
  const read = readConfig({ LOG_LEVEL: values.role.length ? '' : 'warn', ...process.env, ...asked })
  const config = await oncePresent(() => withSecrets(read), stop.signal)
  const log = announcer(config.logFormat)
  stop.signal.addEventListener('abort', () => log('Stopping'))
  hearOutages(({ address, isAway, reason }) =>
    log(isAway ? `${address} cannot be reached: ${reason}` : `${address} answers again`, 'warn'),
  )
  const projectDir = resolve(__dirname, '..')
  const folderOptions = { projectDir, log, replace: values.replace }
  if (values.site.length && !roles.includes('site-api'))
    throw new Error('--site fills the database of role site-api, which is none of this process')
  if (values.watch && !values.site.length) throw new Error('--watch needs --site, whose folder it watches')
  // Most starts know no folder: what reads them is loaded for those that do.
  const own = values.site.length ? await import('./siteFolder/siteFolders') : undefined
  const folders = (await own?.openFolders(values.site, folderOptions)) ?? []
  let life: SignOfLife | undefined
  const running = await start(roles, {
    config,
    projectDir,
    log,
    progress: progressFor(config.logFormat),
    signal: stop.signal,
    onListening: () =>
      (life = openSignOfLife({
        ...{ databaseUrl: config.databaseUrl, roles, log },
        addresses: addressesOf(roles, config),
      })),
    ...(own && { fill: (db, telling) => own.bringFolders(db, folders, folderOptions, telling) }),
  }).catch((error: Error) => {
    if (stop.signal.aborted) return undefined
    throw error
  })
  if (!running) {
    await life?.close()
    return process.exit(0)
  }
  const watching = values.watch
    ? (await import('./siteFolder/watchFolders')).watchFolders(folders, config, log)
    : undefined
  const end = async () => {
    await watching?.close()
    await running.close()
    await life?.close()
    process.exit(0)
  }
  if (stop.signal.aborted) return end()
  stop.signal.addEventListener('abort', () => void end())
  const isBuilding = roles.includes('publisher')
  const bare = isBuilding || roles.includes('web') ? await sitesWithoutRelease(config) : []
  if (bare.length && isBuilding) return log(`Not ready: ${noRelease(bare)}`, 'warn')
  if (bare.length) log(notBuiltHere(bare), 'warn')
  log(readyLine(roles, config))
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
