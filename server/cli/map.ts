import { readConfig } from '../config'
import { MAP_USAGE, parseMapArguments } from './map/mapArguments'
import { mapCommand } from './map/mapCommand'
import { runCommand } from './runCommand'

/** `npm run map -- belgium planet.pmtiles`: a street map of a part of the world under DATA_DIR/maps. */
async function main(): Promise<void> {
  const asked = parseMapArguments(process.argv.slice(2))
  if (!asked) {
    console.log(MAP_USAGE)
    return
  }
  const { dataDir } = readConfig(process.env)
  await mapCommand(asked, { dataDir, isTTY: process.stderr.isTTY, print: (line) => console.error(line) })
}

runCommand(main)
