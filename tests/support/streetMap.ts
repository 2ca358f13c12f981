import { copyFile, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** A small street map of Florence; its README says where it is from. */
export const STREET_MAP = 'firenze.pmtiles'
export const streetMapPath = resolve(__dirname, 'maps', STREET_MAP)

/** Puts it where a program finds the maps of its sites. */
export async function putStreetMap(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'maps'), { recursive: true })
  await copyFile(streetMapPath, join(dataDir, 'maps', STREET_MAP))
}
