import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { demoLines } from 'aanbod-demo/demo'
import { demoPictures } from 'aanbod-demo/demoPictures'
import { parseDemoArguments, usage, type DemoArguments } from './demoArguments'
import { runCommand } from './runCommand'

/** Writes a line at a time and waits whenever the receiver is full, so that memory stays flat at any number. */
const writeLines = async (options: DemoArguments, to: Writable): Promise<number> => {
  let count = 0
  for (const lines of options.pictures ? [demoLines, demoPictures] : [demoLines])
    for (const line of lines(options)) {
      count++
      if (!to.write(`${JSON.stringify(line)}\n`)) await once(to, 'drain')
    }
  return count
}

const main = async (args: string[]): Promise<void> => {
  const options = parseDemoArguments(args, new Date())
  if (options.help) {
    process.stdout.write(usage)
    return
  }
  if (options.out === undefined) {
    await writeLines(options, process.stdout)
    return
  }
  const file = createWriteStream(options.out)
  const written = finished(file)
  const [count] = await Promise.all([writeLines(options, file).finally(() => file.end()), written])
  console.error(`${count} lines written to ${options.out}.`)
}

runCommand(() => main(process.argv.slice(2)))
