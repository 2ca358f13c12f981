import { readConfig } from '../config'
import { withSecrets } from '../secrets'
import { parseImportArguments, USAGE } from './importArguments'
import { importFile } from './importFile'
import { progressOf, type Progress } from './progress'
import { reportLines } from './reportLines'

/** `npm run import -- file.ndjson --site demo`: exit code 1 when a line was rejected, a removal refused, or nothing could be sent. */
async function main(): Promise<number> {
  const asked = parseImportArguments(process.argv.slice(2))
  if (!asked) {
    console.log(USAGE)
    return 0
  }
  const config = await withSecrets(readConfig(process.env))
  const title = asked.dryRun ? 'Trying' : 'Importing'
  let progress: Progress | undefined
  const report = await importFile({
    ...asked,
    siteId: asked.siteId ?? config.siteId,
    siteApiUrl: config.siteApiUrl,
    adminToken: config.adminToken,
    onProgress: (sent, size, lines) => {
      progress ??= progressOf(title, size, { isTTY: process.stdout.isTTY, print: console.log })
      progress.update(sent, lines)
    },
  }).finally(() => progress?.stop())
  for (const line of reportLines(report)) console.log(line)
  return report.rejected || report.refused ? 1 : 0
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
