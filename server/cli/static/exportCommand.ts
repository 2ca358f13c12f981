import { resolve } from 'node:path'
import type { Config } from '../../config'
import { exportLines } from './exportLines'
import { exportSite } from './exportSite'
import { sayLiveUrl } from './liveUrl'
import type { ProgressOutput } from './progressAfter'

interface ExportArguments {
  config: Config
  dir: string
  api: string | undefined
  root: string | undefined
  output: ProgressOutput
}

/** What `npm run release -- export` does; gives the lines to print. @throws Error with what is wrong, in words. */
export async function exportCommand({ config, dir, api, root, output }: ExportArguments): Promise<string[]> {
  const liveUrl = sayLiveUrl(api, config, output.print)
  const exported = await exportSite({ config, dir, liveUrl, root: root ?? resolve(dir), output })
  return exportLines(exported, dir)
}
