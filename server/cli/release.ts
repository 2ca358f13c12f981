import { parseArgs } from 'node:util'
import { readConfig, siteConfig } from '../config'
import { openReleaseStore } from '../releases/releaseStore'
import { RELEASE_USAGE, releaseCommand } from './releaseCommand'
import { runCommand } from './runCommand'
import { untilStopped } from './untilStopped'
import { exportCommand } from './static/exportCommand'

/** Ends an export when it is told to, and says what is in its folder then. */
const sayWhenStopped = (dir: string): void =>
  untilStopped().addEventListener('abort', () => {
    console.error(`Stopped: ${dir} has no new export. Pictures that came stay aside in it for the next one.`)
    process.exit(1)
  })

/** `npm run release -- list|show|accept|rollback|resume|export|push`: looks after the releases on this machine's disk. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      site: { type: 'string' },
      force: { type: 'boolean', default: false },
      api: { type: 'string' },
      root: { type: 'string' },
      endpoint: { type: 'string' },
      'purge-hook': { type: 'string' },
      watch: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) return console.log(RELEASE_USAGE)
  const config = readConfig(process.env)
  const { site = config.siteId, force, api, root, endpoint, 'purge-hook': purgeHook, watch } = values
  const [command, to, ...more] = positionals
  const print = (line: string) => console.log(line)
  const output = { isTTY: Boolean(process.stdout.isTTY), print }
  if (command === 'export' || command === 'push') {
    if (more.length || force) throw new Error(RELEASE_USAGE)
    if (to === undefined)
      throw new Error(
        `${command} needs where to: ${command === 'export' ? 'a folder' : 's3://<bucket>'}\n${RELEASE_USAGE}`,
      )
  }
  if (command === 'export' && to !== undefined) {
    sayWhenStopped(to)
    const lines = await exportCommand({ config: siteConfig(config, site), dir: to, api, root, output })
    return lines.forEach(print)
  }
  if (command === 'push' && to !== undefined) {
    // Only a push needs the client of stores, which is large.
    const { pushCommand } = await import('./static/pushCommand')
    const told = { config: siteConfig(config, site), address: to, api, endpoint, purgeHook, output }
    return pushCommand({ ...told, watchUntil: watch ? untilStopped() : undefined })
  }
  const store = openReleaseStore(config.dataDir, site)
  for (const line of await releaseCommand(store, positionals, { force })) print(line)
}

runCommand(main)
