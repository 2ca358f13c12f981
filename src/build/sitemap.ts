import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Locale, LOCALES } from '../contract/common'
import { absolute } from '../domain/jsonLd/graph'

export interface SitemapEntry {
  locale: Locale
  path: string
  /** Same page in every language it exists in, itself included. */
  alternates: Partial<Record<Locale, string>>
  updatedAt?: string | undefined
  /** Addresses of the pictures that it shows first, of the site itself or of the web. */
  pictures?: readonly string[]
}

/** Search engines take 50,000 entries a file; of smaller ones less is written and fetched again when a listing changes. */
export const ENTRIES_A_FILE = 1000

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

// A line ends with its page: what has a space or a break in it is no address.
const isAddress = (file: string) => /^(https?:\/\/|\/(?!\/))[\x21-\x7e]+$/i.test(file)

/** The line of an entry. */
export function entryXml(
  { path, alternates, updatedAt, pictures = [] }: SitemapEntry,
  origin: string,
  defaultLocale: Locale,
) {
  const link = (hreflang: string, to: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escape(origin + to)}"/>`
  const fallback = alternates[defaultLocale]
  const links = [
    ...Object.entries(alternates).map(([locale, to]) => link(locale, to)),
    ...(fallback ? [link('x-default', fallback)] : []),
  ]
  const lastmod = updatedAt ? `<lastmod>${escape(updatedAt)}</lastmod>` : ''
  const images = pictures
    .filter(isAddress)
    .map((file) => `<image:image><image:loc>${escape(absolute(origin, file))}</image:loc></image:image>`)
  return `<url><loc>${escape(origin + path)}</loc>${lastmod}${links.join('')}${images.join('')}</url>`
}

/** Address that a sitemap's line is of, without the origin. */
export const pathOfLine = (line: string, origin: string) =>
  /^<url><loc>(.*?)<\/loc>/
    .exec(line)?.[1]
    ?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .slice(origin.length)

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const XMLNS_OF_PARTS =
  'xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

export const sitemapFile = (locale: Locale, part: number) => `sitemaps/${locale}-${part + 1}.xml`

/** A sitemap of lines that are in the order of their addresses. */
export const sitemapBody = (lines: readonly string[]) =>
  `${HEAD}<urlset ${XMLNS} ${XMLNS_OF_PARTS}>\n${lines.join('\n')}\n</urlset>\n`

/** The index over the sitemaps of these names. */
export const sitemapIndex = (names: readonly string[], origin: string) => {
  const parts = names.map((name) => `<sitemap><loc>${escape(`${origin}/${name}`)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${XMLNS}>\n${parts.join('\n')}\n</sitemapindex>\n`
}

/** Every sitemap file by its path: per language, split, with an index over them, and robots.txt. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
  defaultLocale: Locale,
  size = ENTRIES_A_FILE,
): Map<string, string> {
  const files = new Map<string, string>()
  const byLocale = new Map<Locale, SitemapEntry[]>()
  for (const entry of entries) {
    const own = byLocale.get(entry.locale)
    if (own) own.push(entry)
    else byLocale.set(entry.locale, [entry])
  }
  for (const locale of LOCALES) {
    const sorted = [...(byLocale.get(locale) ?? [])].sort((a, b) => (a.path < b.path ? -1 : 1))
    for (let start = 0; start < sorted.length; start += size) {
      const urls = sorted.slice(start, start + size).map((entry) => entryXml(entry, origin, defaultLocale))
      files.set(sitemapFile(locale, start / size), sitemapBody(urls))
    }
  }
  files.set('sitemap.xml', sitemapIndex([...files.keys()], origin))
  files.set('robots.txt', `User-agent: *\nAllow: /\nDisallow: /*/ajax/\n\nSitemap: ${origin}/sitemap.xml\n`)
  return files
}

async function writeChanged(path: string, body: string) {
  const before = await readFile(path, 'utf8').catch(() => undefined)
  if (before !== body) await writeFile(path, body)
}

/** Writes the sitemaps into a finished build; files of before that are no longer needed go. */
export async function writeSitemaps(publicDir: string, files: ReadonlyMap<string, string>) {
  const folder = join(publicDir, 'sitemaps')
  await mkdir(folder, { recursive: true })
  for (const [path, body] of files) await writeChanged(join(publicDir, path), body)
  for (const name of await readdir(folder)) {
    if (!files.has(`sitemaps/${name}`)) await rm(join(folder, name))
  }
}
