import type { Locale } from '../../src/contract/locales'
import type { Page } from '../../src/contract/page'
import { parseLine } from '../site-api/admin/parseLine'
import { refusedPages } from '../site-api/pages/pageWriter'
import { type Fault, inOrder } from './faults'
import { FEED_FILE, readFeedFile } from './feedFile'
import type { OwnWords, SiteFiles } from './files'
import { pictureName } from './pictureAddress'
import { readAgreements } from './readAgreements'
import { readContent } from './readContent'
import { readMenus } from './readMenus'
import { type FolderPages, readPages } from './readPages'
import { readSiteFile, languagesOf, SITE_FILE } from './readSiteFile'
import { readTranslations } from './readTranslations'
import type { PlacedLine, Reading } from './reading'

/** A site's folder as lines of an import, or everything that has to be mended before. */
export interface SiteFolder {
  /** Of the site, the default one first; none where `site.yaml` does not say them. */
  languages: readonly Locale[]
  lines: PlacedLine[]
  faults: Fault[]
  /** Worth a look; they stop nothing. */
  notes: Fault[]
}

/** Pages that no site can do without, by the name of their file. */
const WANTED: Readonly<Record<string, string>> = {
  home: 'a home page',
  privacy: 'a privacy statement',
  terms: 'terms of use',
}

const lacks = (locale: Locale, what: string, file: string): Fault => ({
  file,
  reason: `is missing: a site needs ${what} in every language of ${SITE_FILE}, also in ${locale}`,
})

/** What a site cannot do without and has not, by language. */
function missing({ files, languages }: Reading, pages: FolderPages): Fault[] {
  const all = [...pages.values()]
  return languages.flatMap((locale) => [
    ...Object.entries(WANTED)
      .map(([name, what]) => lacks(locale, what, `pages/${name}.${locale}.md`))
      .filter(({ file }) => !files.texts.has(file)),
    ...(all.some(({ type, texts }) => type === 'estateList' && texts[locale])
      ? []
      : [lacks(locale, 'a list page (`type: estateList`)', `pages/for-sale.${locale}.md`)]),
  ])
}

/** What the import would refuse, in the place where it was written. */
function importFaults(lines: readonly PlacedLine[]): Fault[] {
  const found = lines.flatMap(({ line, placeOf }) => {
    // A picture is as it was made here, and megabytes.
    const parsed = line.kind === 'asset' ? undefined : parseLine(JSON.stringify(line))
    if (parsed?.op !== 'bad') return []
    return parsed.errors.map(({ field, reason }) => {
      const at = field.replace(/^data\.?/, '')
      return { ...placeOf(at), reason: `${at} ${reason}` }
    })
  })
  return found.length ? found : takenAddresses(lines)
}

/** Pages that ask for the address of another one. */
function takenAddresses(lines: readonly PlacedLine[]): Fault[] {
  const pages = lines.filter(({ line }) => line.kind === 'page' && 'data' in line)
  const data = pages.map(({ line }) => (line as unknown as { data: Page }).data)
  /** By the file that says it, where the import knows a number. */
  const named = (reason: string) =>
    data.reduce(
      (text, { id }, index) => text.replace(`page ${id}`, pages[index]?.placeOf('').file ?? ''),
      reason,
    )
  return refusedPages([], data).flatMap(({ index, field, reason }) => {
    const place = pages[index]?.placeOf(field.replace(/^data\.?/, ''))
    return place ? [{ ...place, reason: named(reason) }] : []
  })
}

/** Two pictures whose names the site API would take for the same. */
function samePictures({ pictures }: SiteFiles): Fault[] {
  const known = new Map<string, string>()
  return [...pictures.keys()].flatMap((file) => {
    const name = pictureName(file)
    const other = known.get(name)
    known.set(name, file)
    return other ? [{ file, reason: `has the same name as ${other} but for capitals and signs` }] : []
  })
}

/** Marks of what an operator has still to write (`npm run new`). */
const PLACEHOLDER = /\[[A-ZÀ-Ý]+(?: [A-ZÀ-Ý]+)*: [^\]]+\]/g

function placeholders({ texts }: SiteFiles): Fault[] {
  const pages = [...texts].filter(([file]) => file.endsWith('.md'))
  return pages.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(PLACEHOLDER)].map(([mark]) => ({
        file,
        line: index + 1,
        reason: `still to be written: ${mark}`,
      })),
    ),
  )
}

/**
 * Reads a site's folder; pure. What is wrong is told all at once, each with its file, its line and what would be right; with a fault
 * there are no lines.
 * @param words texts of the program in one language, by which own words are checked
 */
export function readSiteFolder(siteId: string, files: SiteFiles, words: OwnWords): SiteFolder {
  const languages = languagesOf(files.texts.get(SITE_FILE))
  const reading: Reading = { siteId, files, languages, lines: [], faults: [], notes: [] }
  readSiteFile(reading)
  readAgreements(reading)
  const feed = files.texts.get(FEED_FILE)
  if (feed !== undefined) reading.faults.push(...readFeedFile(feed).faults)
  if (languages.length) {
    readTranslations(reading, words)
    const pages = readPages(reading, readContent(reading))
    readMenus(reading, pages)
    reading.faults.push(...missing(reading, pages))
  }
  for (const [path, picture] of files.pictures) {
    const { mime, base64 } = picture
    const data = { name: pictureName(path), kind: 'file' as const, mime, base64 }
    reading.lines.push({ line: { kind: 'asset', data }, placeOf: () => ({ file: path, line: 1 }) })
  }
  reading.faults.push(...samePictures(files))
  reading.notes.push(...placeholders(files))
  if (!reading.faults.length) reading.faults.push(...importFaults(reading.lines))
  const { lines, faults, notes } = reading
  return { languages, lines: faults.length ? [] : lines, faults: inOrder(faults), notes: inOrder(notes) }
}
