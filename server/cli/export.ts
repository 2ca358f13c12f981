import { operatorConfig } from './operatorConfig'
import { EXPORT_USAGE, exportArguments, exportCommand } from './exportCommand'
import { runCommand } from './runCommand'

/** `npm run -s export -- --format openimmo --out f.xml`: a site as a file. */
async function main(): Promise<void> {
  const asked = exportArguments(process.argv.slice(2))
  if (!asked) {
    console.log(EXPORT_USAGE)
    return
  }
  for (const line of await exportCommand(asked, await operatorConfig(process.env))) console.error(line)
}

runCommand(main)
