import { resolve } from 'node:path'
import { readConfig } from '../config'
import { BACKUP_USAGE, backupArguments, backupCommand } from './backup/backupCommand'
import { runCommand } from './runCommand'
import { untilStopped } from './untilStopped'

/** `npm run backup -- FILE.tar.gz`: all that another machine needs to be this one. */
async function main(): Promise<void> {
  const asked = backupArguments(process.argv.slice(2))
  if (!asked) return console.log(BACKUP_USAGE)
  const lines = await backupCommand(asked, {
    config: readConfig(process.env),
    env: process.env,
    projectDir: resolve(__dirname, '../..'),
    isTTY: process.stderr.isTTY,
    print: (line) => console.error(line),
    signal: untilStopped(),
  })
  for (const line of lines) console.log(line)
}

runCommand(main)
