import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { openReleaseStore } from '../releases/releaseStore'
import { releaseCommand } from './releaseCommand'

/** `npm run release -- list|show|accept|rollback|resume`: looks after the releases on this machine's disk. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' }, force: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const { dataDir, siteId } = readConfig(process.env)
  const store = openReleaseStore(dataDir, values.site ?? siteId)
  for (const line of await releaseCommand(store, positionals, values)) console.log(line)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
