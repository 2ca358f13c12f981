import { resolve } from 'node:path'
import { readConfig } from '../config'
import { RESTORE_USAGE, restoreArguments, restoreCommand } from './backup/restoreCommand'
import { runCommand } from './runCommand'
import { untilStopped } from './untilStopped'

/** `npm run restore -- FILE.tar.gz`: makes this machine what another one was. */
async function main(): Promise<void> {
  const asked = restoreArguments(process.argv.slice(2))
  if (!asked) return console.log(RESTORE_USAGE)
  const lines = await restoreCommand(asked, {
    config: readConfig(process.env),
    projectDir: resolve(__dirname, '../..'),
    isTTY: process.stderr.isTTY,
    print: (line) => console.error(line),
    signal: untilStopped(),
  })
  for (const line of lines) console.log(line)
}

runCommand(main)
