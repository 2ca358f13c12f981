import { join, relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { SITES_DIR } from '../siteFolder/siteFolders'
import { writeNewSite } from '../newSite/writeNewSite'
import { NEW_USAGE, parseNewArguments } from './newArguments'

const PROJECT = resolve(__dirname, '../..')

/** `npm run new -- mysite`: the folder of a new site. */
async function main(): Promise<void> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  const ask = terminal && ((question: string) => terminal.question(question))
  const site = await parseNewArguments(process.argv.slice(2), ask).finally(() => terminal?.close())
  if (!site) return console.log(NEW_USAGE)
  const dir = join(PROJECT, SITES_DIR, site.id)
  const files = await writeNewSite(dir, site, PROJECT)
  const shown = relative(process.cwd(), dir) || dir
  console.log(`Wrote ${files.length} files into ${shown}; README.md there says what each is.`)
  console.log(`  npm start -- --site ${site.id}           starts with it`)
  console.log(`  npm start -- --site ${site.id} --watch   and brings every change as it is saved`)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
