import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** All that Gatsby said in the last build of a site, with the warnings that nobody is told. */
export const reportFile = (dataDir: string, siteId: string) => join(dataDir, 'logs', `build-${siteId}.log`)

/** Keeps a report; a disk that takes no more does not make a build fail. */
export async function keepReport(path: string) {
  await mkdir(dirname(path), { recursive: true }).catch(() => undefined)
  const file = createWriteStream(path, { mode: 0o600 })
  let isKept = true
  file.on('error', () => (isKept = false))
  return {
    write(line: string): void {
      if (isKept) file.write(`${stripVTControlCharacters(line)}\n`)
    },
    close: () => new Promise<void>((done) => (isKept ? file.end(() => done()) : done())),
  }
}
