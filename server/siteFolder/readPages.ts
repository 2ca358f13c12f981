import { inEveryLanguage } from '../../src/contract/inEveryLanguage'
import type { Localized } from '../../src/contract/common'
import type { Block, Page } from '../../src/contract/page'
import { knownWords } from './faults'
import type { FolderBlock, PageText } from './fileSchemas'
import { type FolderPage, hasOwnAddress, readPageFiles } from './pageFiles'
import { type PlacedBlock, textBlocks } from './pageTexts'
import { pictureOf, type Place, type Reading } from './reading'

/** The pages of the folder by name. */
export type FolderPages = ReadonlyMap<string, FolderPage>

/** The page that a file names; a fault when there is none. */
export function namedPage(
  reading: Reading,
  pages: FolderPages,
  name: string,
  place: Place,
): FolderPage | undefined {
  const page = pages.get(name)
  if (!page) {
    const reason = `there is no page ${name}: ${knownWords(name, [...pages.keys()])}`
    reading.faults.push({ ...place, reason })
  }
  return page
}

interface Around {
  reading: Reading
  pages: FolderPages
  kinds: ReadonlySet<string>
}

/** A block of `pages/<name>.yaml` as the contract has it; nothing where something that it names is not there. */
function blockOf({ reading, pages, kinds }: Around, told: FolderBlock, placeOf: (field: string) => Place) {
  switch (told.kind) {
    case 'texts':
      return undefined
    case 'picture': {
      const file = pictureOf(reading, told.file, placeOf('file'))
      return file ? { ...told, file } : undefined
    }
    case 'search': {
      const { picture, ...rest } = told
      const address = picture && pictureOf(reading, picture, placeOf('picture'))
      return { ...rest, ...(address && { picture: address }) }
    }
    case 'estates': {
      const { page: name, ...rest } = told
      const page = namedPage(reading, pages, name, placeOf('page'))
      if (!page) return undefined
      if (page.type !== 'estateList') {
        const reason = `the page ${name} is no list: ${page.file} needs \`type: estateList\``
        reading.faults.push({ ...placeOf('page'), reason })
      }
      return { ...rest, node: page.settings.node ?? {}, morePageId: page.id }
    }
    case 'rentalUnits': {
      const { page: name, ...rest } = told
      const page = name === undefined ? undefined : namedPage(reading, pages, name, placeOf('page'))
      return { ...rest, ...(page && { morePageId: page.id }) }
    }
    case 'entities': {
      if (!kinds.has(told.name)) {
        const known = knownWords(told.name, [...kinds])
        const reason = `there is no content/${told.name}.yaml${known ? `: ${known}` : ''}`
        reading.faults.push({ ...placeOf('name'), reason })
      }
      return { ...told, heading: told.heading ?? {} }
    }
    case 'contact':
      return told
  }
}

function blocksOf(around: Around, page: FolderPage): PlacedBlock[] {
  const texts = textBlocks(around.reading, page)
  const told = page.settings.blocks ?? []
  const blocks = told.flatMap((block, index): PlacedBlock[] => {
    if (block.kind === 'texts') return texts
    const placeOf = (field: string) => ({
      file: page.file,
      line: page.yaml.lineOf(field ? `blocks.${index}.${field}` : `blocks.${index}`),
    })
    const made: Block | undefined = blockOf(around, block, placeOf)
    return made ? [{ block: made, placeOf }] : []
  })
  return told.some(({ kind }) => kind === 'texts') ? blocks : [...blocks, ...texts]
}

/** Names of facts in the contract, where a person writes others. */
const FACTS: Readonly<Record<string, keyof PageText>> = {
  url: 'url',
  title: 'title',
  intro: 'intro',
  metaDescription: 'description',
}

function pageLine(around: Around, page: FolderPage): void {
  const { reading } = around
  const { type, settings, texts, file, yaml, id } = page
  const placed = blocksOf(around, page)
  const placeOf = (field: string): Place => {
    const [name = '', at = '', ...rest] = field.split('.')
    const local = texts[at as keyof typeof texts]
    const fact = FACTS[name]
    if (local && fact) return { file: local.file, line: local.lineOf(fact) }
    const block = name === 'blocks' ? placed[Number(at)] : undefined
    return block ? block.placeOf(rest.join('.')) : { file, line: yaml.lineOf(field) }
  }
  const factIn = (fact: keyof PageText): Localized =>
    inEveryLanguage((locale) => texts[locale]?.facts[fact] ?? null)
  const picture = settings.picture
    ? pictureOf(reading, settings.picture, { file, line: yaml.lineOf('picture') })
    : undefined
  const url: Page['url'] =
    type === 'home'
      ? inEveryLanguage((locale) => (texts[locale] ? '' : null))
      : hasOwnAddress(type)
        ? {}
        : factIn('url')
  const data: Page = {
    id,
    type,
    url,
    title: factIn('title'),
    metaDescription: factIn('description'),
    intro: factIn('intro'),
    ...(picture && { picture }),
    blocks: placed.map(({ block }) => block),
    ...(type === 'estateList' && { node: settings.node ?? {} }),
    ...(settings.version && { version: settings.version }),
    ...(settings.updatedAt && { updatedAt: settings.updatedAt }),
  }
  reading.lines.push({ line: { kind: 'page', data }, placeOf })
}

/** Every page of the folder as a line of an import. */
export function readPages(reading: Reading, kinds: ReadonlySet<string>): FolderPages {
  const pages = new Map(readPageFiles(reading).map((page) => [page.name, page]))
  for (const page of pages.values()) pageLine({ reading, pages, kinds }, page)
  return pages
}
