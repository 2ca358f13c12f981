import { LOCALES, type Locale } from '../../src/contract/locales'
import type { Page } from '../../src/contract/page'
import { slugify } from '../../src/domain/slug'
import { fileChecker } from './checked'
import { knownWords } from './faults'
import { PageFile, PageText } from './fileSchemas'
import { frontMatter } from './frontMatter'
import { type MarkdownPart, markdownParts } from './markdownParts'
import type { Reading } from './reading'
import { stableId } from './stableId'
import type { YamlText } from './yamlText'

/** One page in one language, as its Markdown file says it. */
export interface LocalPage {
  file: string
  facts: PageText
  lineOf: (fact: string) => number
  parts: (MarkdownPart & { fileLine: number })[]
}

/** A page of the folder, before its pictures and its ways to other pages are looked up. */
export interface FolderPage {
  name: string
  id: number
  type: Page['type']
  /** `pages/<name>.yaml`, whether it is there or not. */
  file: string
  yaml: YamlText
  settings: PageFile
  texts: Partial<Record<Locale, LocalPage>>
}

const checkSettings = fileChecker<PageFile>(PageFile)
const checkFacts = fileChecker<PageText>(PageText)

/** Pages that are known by their name, and stand at addresses of their own. */
const BY_NAME: Readonly<Record<string, Page['type']>> = { home: 'home', privacy: 'privacy', terms: 'terms' }
export const hasOwnAddress = (type: Page['type']): boolean => ['home', 'privacy', 'terms'].includes(type)

function readLocal(
  reading: Reading,
  file: string,
  locale: Locale,
  type: Page['type'],
): LocalPage | undefined {
  const whole = frontMatter(reading.files.texts.get(file) ?? '')
  if (!whole) {
    const reason =
      'begins without its facts: a line ---, `title: …` and the like below it, and another line ---'
    reading.faults.push({ file, line: 1, reason })
    return undefined
  }
  const { yaml, value, faults } = checkFacts(file, whole.facts, whole.factsBefore)
  reading.faults.push(...faults)
  const { parts, faults: unshown } = markdownParts(whole.text)
  const inFile = (line: number) => line + whole.textBefore
  reading.faults.push(...unshown.map(({ line, reason }) => ({ file, line: inFile(line), reason })))
  if (!value) return undefined
  if (value.url === undefined && !hasOwnAddress(type)) {
    const url = slugify(value.title, locale)
    const reason = `url is required: the page's address after /${locale}/, such as \`url: ${url}\``
    reading.faults.push({ file, line: 1, reason })
  }
  return {
    file,
    facts: value,
    lineOf: yaml.lineOf,
    parts: parts.map((part) => ({ ...part, fileLine: inFile(part.line) })),
  }
}

/** The names of all pages of the folder; what is called otherwise than a page is noted. */
function namesOf({ files, notes, languages }: Reading): Map<string, Set<Locale>> {
  const names = new Map<string, Set<Locale>>()
  for (const file of files.texts.keys()) {
    if (!file.startsWith('pages/')) continue
    const [, name, locale] = /^pages\/([a-z0-9][a-z0-9-]*)(?:\.([a-z]{2})\.md|\.yaml)$/.exec(file) ?? []
    if (name === undefined) {
      const reason = 'is read by nobody: pages are called pages/<name>.<language>.md and pages/<name>.yaml'
      notes.push({ file, reason })
      continue
    }
    const known = names.get(name) ?? new Set<Locale>()
    names.set(name, known)
    const language = languages.find((one) => one === locale)
    if (language) known.add(language)
    else if (locale) {
      const isOther = LOCALES.some((one) => one === locale)
      const why = isOther ? `languages of site.yaml has no ${locale}` : knownWords(locale, languages)
      notes.push({ file, reason: `is read by nobody: ${why}` })
    }
  }
  return names
}

/** The pages of the folder, as their files say them. */
export function readPageFiles(reading: Reading): FolderPage[] {
  return [...namesOf(reading)].map(([name, locales]) => {
    const file = `pages/${name}.yaml`
    const { yaml, value: settings = {}, faults } = checkSettings(file, reading.files.texts.get(file) ?? '')
    reading.faults.push(...faults)
    const type = settings.type ?? BY_NAME[name] ?? 'content'
    const texts: FolderPage['texts'] = {}
    for (const locale of locales) {
      const local = readLocal(reading, `pages/${name}.${locale}.md`, locale, type)
      if (local) texts[locale] = local
    }
    if (!locales.size) {
      const reason = `has no text: pages/${name}.${reading.languages[0] ?? 'nl'}.md is missing`
      reading.faults.push({ file, reason })
    }
    return { name, id: stableId('page', name), type, file, yaml, settings, texts }
  })
}
