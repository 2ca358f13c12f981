import { join } from 'node:path'
import type { Config } from '../../config'
import { openReleaseStore } from '../../releases/releaseStore'
import { openBucket } from './bucket'
import { parseBucket } from './bucketAddress'
import { exportSite } from './exportSite'
import { sayLiveUrl } from './liveUrl'
import { progressAfter, type ProgressOutput } from './progressAfter'
import { purge } from './purge'
import { type Pushed, pushFolder } from './pushFolder'
import { whenPublished } from './whenPublished'

interface PushArguments {
  config: Config
  address: string
  api: string | undefined
  endpoint: string | undefined
  purgeHook: string | undefined
  /** Pushes after each publish until then; without it once. */
  watchUntil: AbortSignal | undefined
  output: ProgressOutput
}

const pushedLine = (address: string, release: string, { put, removed, retired }: Pushed) =>
  `Release ${release} is at ${address}: ${put} objects put, ${removed} taken away, ${retired} of before kept for a week.`

/** What `npm run release -- push` does. @throws Error with what is wrong, in words */
export async function pushCommand(asked: PushArguments): Promise<void> {
  const { config, address, api, endpoint, purgeHook, watchUntil, output } = asked
  const to = parseBucket(address)
  const liveUrl = sayLiveUrl(api, config, output.print)
  const bucket = openBucket(to, endpoint)
  const dir = join(config.dataDir, 'static', config.siteId)
  const push = async () => {
    const { release, moment } = await exportSite({ config, dir, liveUrl, root: dir, output })
    const onPut = (total: number) => progressAfter('Objects', total, 'objects', output).step
    const pushed = await pushFolder({ dir, bucket, onPut })
    output.print(pushedLine(address, release, pushed))
    if (purgeHook && pushed.paths.length) await purge(purgeHook, config.siteId, pushed.paths)
    return moment
  }
  try {
    let last = await push()
    if (!watchUntil) return
    const published = whenPublished(openReleaseStore(config.dataDir, config.siteId), watchUntil)
    for (let now = await published(last); now !== undefined; now = await published(last)) {
      last = now
      try {
        last = await push()
      } catch (error) {
        // The store keeps what it has; the next change brings this one with it.
        output.print(`Nothing more was pushed: ${(error as Error).message}`)
      }
    }
  } finally {
    bucket.close()
  }
}
