import { entryXml, sitemapBody, sitemapFile, sitemapFiles, type SitemapEntry } from '../build/sitemap'
import { withLines } from './sitemapLines'

const ORIGIN = 'https://aanbod.example'
const entryOf = (id: number, updatedAt = '2026-11-21', photo = 1): SitemapEntry => {
  const path = `/nl/aanbod/${id}/huis-&-tuin-${id}`
  const pictures = [`/sites/demo/assets/${id}-${photo}?hash=0&v=1`]
  return { locale: 'nl', path, alternates: { nl: path }, updatedAt, pictures }
}
const lineOf = (entry: SitemapEntry) => [entry.path, entryXml(entry, ORIGIN, 'nl')] as const
const filesOf = (entries: readonly SitemapEntry[], size?: number) =>
  new Map([...sitemapFiles(entries, ORIGIN, 'nl', size)].filter(([name]) => name.startsWith('sitemaps/')))
const before = [1, 10, 2, 3].map((id) => entryOf(id))

test.each<[string, SitemapEntry[], SitemapEntry[]]>([
  ['a listing that changed', [entryOf(1, '2026-11-22')], []],
  ['a listing with another photo', [entryOf(1, '2026-11-21', 2)], []],
  ['two that did', [entryOf(10, '2026-11-22'), entryOf(3, '2026-11-23')], []],
  ['one that is as it was', [entryOf(2)], []],
  ['a new one', [entryOf(4)], []],
  ['one that is gone', [], [entryOf(2)]],
  [
    'one that changed beside a new one and one that is gone',
    [entryOf(1, '2026-11-22'), entryOf(11)],
    [entryOf(3)],
  ],
])('with %s a sitemap is what a build writes', (_what, put, removed) => {
  const after = new Map([...before, ...put].map((entry) => [entry.path, entry]))
  for (const { path } of removed) after.delete(path)
  const made = withLines(
    'nl',
    [...filesOf(before).values()],
    ORIGIN,
    new Map(put.map(lineOf)),
    new Set(removed.map(({ path }) => path)),
  )
  expect(made).toEqual(filesOf([...after.values()]))
})

test('a line is put into the part that its address stands in', () => {
  const parts = [...filesOf(before, 2).values()]
  const made = withLines('nl', parts, ORIGIN, new Map([lineOf(entryOf(3, '2026-11-22'))]), new Set())
  expect(made.get(sitemapFile('nl', 0))).toBe(parts[0])
  expect(made.get(sitemapFile('nl', 1))).toContain('<lastmod>2026-11-22</lastmod>')
})

test('the first listing of a language begins its sitemap', () => {
  const [, line] = lineOf(entryOf(1))
  const made = withLines('nl', [], ORIGIN, new Map([lineOf(entryOf(1))]), new Set())
  expect(made).toEqual(new Map([[sitemapFile('nl', 0), sitemapBody([line])]]))
})
