import { resolve } from 'node:path'
import { readConfig } from '../../config'
import { runCommand } from '../runCommand'
import { untilStopped } from '../untilStopped'
import type { Surroundings } from './backupCommand'

interface Command<Asked> {
  usage: string
  /** What it was asked for; undefined: help. */
  asked: (args: string[]) => Asked | undefined
  run: (asked: Asked, surroundings: Surroundings) => Promise<string[]>
}

/** Runs a command as it was asked for in a terminal or by a timer: its lines go to standard output, how far it is beside that. */
export const runAsked = <Asked>({ usage, asked: askedBy, run }: Command<Asked>): void =>
  runCommand(async () => {
    const asked = askedBy(process.argv.slice(2))
    if (!asked) return console.log(usage)
    const lines = await run(asked, {
      config: readConfig(process.env),
      env: process.env,
      projectDir: resolve(__dirname, '../../..'),
      isTTY: process.stderr.isTTY,
      print: (line) => console.error(line),
      signal: untilStopped(),
    })
    for (const line of lines) console.log(line)
  })
