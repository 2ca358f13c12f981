import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { withSecrets } from '../secrets'
import { withLinesOf } from './fromFormat'
import { idsFileOf } from './idsFile'
import { importFile } from './importFile'
import { waitForLongAnswers } from './patience'
import { withPhotosOf } from './photos/withPhotosOf'
import { progressOf, type Progress } from './progress'
import { reportLines } from './reportLines'

const USAGE =
  'Usage: npm run import -- <file.ndjson> [--site <id>] [--from <format>] [--mapping <file>] [--photos <folder or ZIP file>]'

/** `npm run import -- file.ndjson --site demo`: exit code 1 when a line was rejected or nothing could be sent. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      site: { type: 'string' },
      from: { type: 'string' },
      mapping: { type: 'string' },
      photos: { type: 'string' },
    },
    allowPositionals: true,
  })
  const [file, ...others] = positionals
  if (!file || others.length) throw new Error(USAGE)
  const config = await withSecrets(readConfig(process.env))
  let progress: Progress | undefined
  waitForLongAnswers()
  const onProgress = (sent: number, size: number) => {
    progress ??= progressOf('Importing', size, { isTTY: process.stdout.isTTY, print: console.log })
    progress.update(sent)
  }
  const siteId = values.site ?? config.siteId
  const operator = { siteId, siteApiUrl: config.siteApiUrl, adminToken: config.adminToken }
  const idsFile = idsFileOf(config.dataDir, siteId)
  const source = { format: values.from, file, siteId, idsFile, mappingFile: values.mapping }
  const report = await withLinesOf(source, console.error, (lines) =>
    withPhotosOf({ ...operator, file: lines, photos: values.photos }, console.log, (linked) =>
      importFile({ ...operator, file: linked, onProgress }).finally(() => progress?.stop()),
    ),
  )
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
