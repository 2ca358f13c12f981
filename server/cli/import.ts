import { giveWay } from '../giveWay'
import { operatorConfig } from './operatorConfig'
import { IMPORT_USAGE, parseImportArguments } from './importArguments'
import { importCommand } from './importCommand'
import { waitForLongAnswers } from './patience'
import { reportLines } from './reportLines'
import { runCommand } from './runCommand'

/** `npm run import -- file.ndjson --site demo`: exit code 1 when a line was rejected, a listing left out, a removal refused, or nothing could be sent. */
runCommand(async () => {
  const asked = parseImportArguments(process.argv.slice(2))
  if (!asked) return console.log(IMPORT_USAGE)
  waitForLongAnswers()
  // Photos are read and hashed on the machine that serves visitors, as a rule.
  giveWay()
  const config = await operatorConfig(process.env)
  const output = { isTTY: process.stdout.isTTY, print: console.log, tell: console.error }
  const report = await importCommand(asked, config, output)
  for (const line of reportLines(report)) console.log(line)
  if (report.rejected || report.refused || report.leftOut) process.exitCode = 1
})
