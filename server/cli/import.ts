import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { withSecrets } from '../secrets'
import { withLinesOf } from './fromFormat'
import { idsFileOf } from './idsFile'
import { importFile } from './importFile'
import { progressOf, type Progress } from './progress'
import { reportLines } from './reportLines'

const USAGE = 'Usage: npm run import -- <file.ndjson> [--site <id>] [--from <format>]'

/** `npm run import -- file.ndjson --site demo`: exit code 1 when a line was rejected or nothing could be sent. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' }, from: { type: 'string' } },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  if (!file || others.length) throw new Error(USAGE)
  const config = await withSecrets(readConfig(process.env))
  let progress: Progress | undefined
  const siteId = values.site ?? config.siteId
  const source = { format: values.from, file, siteId, idsFile: idsFileOf(config.dataDir, siteId) }
  const report = await withLinesOf(source, console.error, (lines) =>
    importFile({
      file: lines,
      siteId,
      siteApiUrl: config.siteApiUrl,
      adminToken: config.adminToken,
      onProgress: (sent, size) => {
        progress ??= progressOf('Importing', size, { isTTY: process.stdout.isTTY, print: console.log })
        progress.update(sent)
      },
    }),
  ).finally(() => progress?.stop())
  for (const line of reportLines(report)) console.log(line)
  return report.rejected ? 1 : 0
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
