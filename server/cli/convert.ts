import { readConfig } from '../config'
import { CONVERT_USAGE, convertArguments, convertCommand } from './convertCommand'
import { runCommand } from './runCommand'

/** `npm run -s convert -- openimmo in.xml > lines.ndjson`: exit code 1 when a listing was left out or nothing could be read. */
async function main(): Promise<void> {
  const asked = convertArguments(process.argv.slice(2))
  if (!asked) {
    console.log(CONVERT_USAGE)
    return
  }
  const { told, isWhole } = await convertCommand(asked, readConfig(process.env))
  for (const line of told) console.error(line)
  if (!isWhole) process.exitCode = 1
}

runCommand(main)
