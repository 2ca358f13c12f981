import { parseArgs } from 'node:util'
import { readConfig, siteConfig } from '../config'
import { openReleaseStore } from '../releases/releaseStore'
import { RELEASE_USAGE, releaseCommand } from './releaseCommand'
import { runCommand } from './runCommand'
import { exportCommand } from './static/exportCommand'

/** `npm run release -- list|show|accept|rollback|resume|export`: looks after the releases on this machine's disk. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      site: { type: 'string' },
      force: { type: 'boolean', default: false },
      api: { type: 'string' },
      root: { type: 'string' },
    },
    allowPositionals: true,
  })
  const config = readConfig(process.env)
  const { site = config.siteId, force, api, root } = values
  const [command, dir, ...more] = positionals
  const print = (line: string) => console.log(line)
  if (command === 'export') {
    if (dir === undefined || more.length || force) throw new Error(RELEASE_USAGE)
    const output = { isTTY: Boolean(process.stdout.isTTY), print }
    const lines = await exportCommand({ config: siteConfig(config, site), dir, api, root, output })
    return lines.forEach(print)
  }
  const store = openReleaseStore(config.dataDir, site)
  for (const line of await releaseCommand(store, positionals, { force })) print(line)
}

runCommand(main)
