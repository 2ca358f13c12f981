import { resolve } from 'node:path'
import type { Config } from '../../config'
import { parseOrigin } from '../../configParse'
import { beforeLines, exportLines } from './exportLines'
import { exportSite } from './exportSite'
import type { ProgressOutput } from './progressAfter'

/** Where pages of an export ask for what is live. @throws Error that says how to tell */
export function liveUrlOf(api: string | undefined, { publicApiUrl }: Pick<Config, 'publicApiUrl'>): string {
  const told = api ?? publicApiUrl
  if (!told)
    throw new Error(
      'Pages of an export ask for search, forms and reservations at an address of this program: set PUBLIC_API_URL, or --api https://live.example.com',
    )
  try {
    return parseOrigin('http', 'https')(told)
  } catch (error) {
    throw new Error(`--api ${(error as Error).message}`)
  }
}

interface ExportArguments {
  config: Config
  dir: string
  api: string | undefined
  root: string | undefined
  output: ProgressOutput
}

/** What `npm run release -- export` does; gives the lines to print. @throws Error with what is wrong, in words. */
export async function exportCommand({ config, dir, api, root, output }: ExportArguments): Promise<string[]> {
  const liveUrl = liveUrlOf(api, config)
  beforeLines(config.publicUrl, liveUrl).forEach(output.print)
  const exported = await exportSite({ config, dir, liveUrl, root: root ?? resolve(dir), output })
  return exportLines(exported, dir)
}
