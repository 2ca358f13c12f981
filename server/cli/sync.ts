import { join, resolve } from 'node:path'
import { giveWay } from '../giveWay'
import { operatorConfig } from './operatorConfig'
import { SITES_DIR } from '../siteFolder/siteFolders'
import { waitForLongAnswers } from './patience'
import { runCommand } from './runCommand'
import { parseSyncArguments, SYNC_USAGE } from './sync/syncArguments'
import { syncCommand } from './sync/syncCommand'

const PROJECT = resolve(__dirname, '../..')

/** `npm run -s sync -- mysite`: exit codes are told by `--help`. */
runCommand(async () => {
  const asked = parseSyncArguments(process.argv.slice(2))
  if (!asked) return console.log(SYNC_USAGE)
  waitForLongAnswers()
  giveWay()
  const config = await operatorConfig(process.env)
  const stop = new AbortController()
  // More than once: npm passes on what the whole group has got already, and the second one must not end it amid its tidying.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  const { quiet, folder } = asked
  process.exitCode = await syncCommand(asked, {
    config,
    siteDir: folder === undefined ? join(PROJECT, SITES_DIR, asked.siteId ?? config.siteId) : resolve(folder),
    env: process.env,
    signal: stop.signal,
    output: {
      isTTY: process.stderr.isTTY,
      print: quiet ? () => undefined : console.error,
      tell: (line, isGood) => {
        if (!isGood) console.error(line)
        else if (!quiet) console.log(line)
      },
    },
  })
})
