import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getAgreements, getNavigation, getPages, getSite, getTranslations } from '../../src/siteApi/content'
import type { ApiClient } from '../../src/siteApi/http'
import { allRentalUnits, listEstates } from '../../src/siteApi/pull'
import { walkFiles } from './walkFiles'

const CODE_FOLDERS = ['src', 'plugins', 'locales', 'static']
const CODE_FILES = [
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
]

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** One value for everything of the program that goes into the pages; another value asks for a clean build. */
export async function codeFingerprint(projectDir: string, settings: Readonly<Record<string, string>>) {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  const inFolders = await Promise.all(
    CODE_FOLDERS.map(async (folder) =>
      (await walkFiles(join(projectDir, folder))).map((file) => join(folder, file)),
    ),
  )
  for (const path of [...inFolders.flat().sort(), ...CODE_FILES]) {
    if (isTest(path)) continue
    hash.update(path).update(await readFile(join(projectDir, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * One value for what the site offers: the version of every listing, every holiday unit, and the site's own content.
 * The same value means that nothing has to be built.
 */
export async function dataFingerprint(client: ApiClient): Promise<string> {
  const site = await getSite(client)
  const hash = createHash('sha256').update(JSON.stringify(site))
  const parts = [
    () => getPages(client),
    () => listEstates(client),
    () => allRentalUnits(client),
    ...site.settings.languages.flatMap((locale) => [
      () => getNavigation(client, locale),
      () => getTranslations(client, locale),
      () => getAgreements(client, locale),
    ]),
  ]
  // One after the other: nobody waits for this, and visitors' calls come first.
  for (const part of parts) hash.update(JSON.stringify(await part()))
  return hash.digest('hex').slice(0, 16)
}
