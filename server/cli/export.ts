import { readConfig } from '../config'
import { withSecrets } from '../secrets'
import { EXPORT_USAGE, exportArguments, exportCommand } from './exportCommand'

/** `npm run -s export -- --format openimmo --out f.xml`: a site as a file. */
async function main(): Promise<void> {
  const asked = exportArguments(process.argv.slice(2))
  if (!asked) {
    console.log(EXPORT_USAGE)
    return
  }
  for (const line of await exportCommand(asked, await withSecrets(readConfig(process.env))))
    console.error(line)
}

main().catch((error: unknown) => {
  // A reader that stops early (`| head`) is no mistake.
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
