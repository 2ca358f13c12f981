import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createRelease } from '../../../releases/release'
import { openReleaseStore, type Release } from '../../../releases/releaseStore'
import { temporaryFolder, writeTree } from '../../../releases/testing/buildTree'
import { checkRelease, Refused } from './checkRelease'
import type { PageBounds } from './pageBounds'
import { internalLinks } from './pageMistake'

const filler = `<p>${'words '.repeat(100)}</p>`
const whole = (main = filler) =>
  `<!doctype html><html><head><title data-x="true">A</title></head><body><main id="m">${main}</main></body></html>`
const data = JSON.stringify({ result: { data: { page: {} } } })

const site = (addresses: string[], html = whole()): Record<string, string> =>
  Object.fromEntries(
    addresses.flatMap((address) => [
      [`${address.slice(1)}/index.html`, html],
      [`page-data${address}/page-data.json`, data],
    ]),
  )
const many = Array.from({ length: 80 }, (_, id) => `/nl/aanbod/${id + 1}`)

let at: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  at = await temporaryFolder()
})
afterEach(() => at.remove())

async function released(files: Record<string, string>): Promise<Release> {
  const build = join(at.dir, 'public')
  await rm(build, { recursive: true, force: true })
  await writeTree(build, files)
  return createRelease({ buildDir: build, store: openReleaseStore(join(at.dir, 'data'), 'demo') })
}
async function check(files: Record<string, string>, bounds?: PageBounds) {
  const release = await released(files)
  return checkRelease(openReleaseStore(join(at.dir, 'data'), 'demo'), release, bounds)
}

test('a whole release is served; a link or two that lead nowhere are only told', async () => {
  const linked = whole(`${filler}<a href="/nl/aanbod/2?x=1">2</a><a class="a" href="/nl/niets">x</a>`)
  const files = { ...site(many), ...site(['/nl'], linked) }
  expect(await check(files)).toEqual(['/nl/niets'])
})

test('a later page of a list is there when it is asked for, an earlier one is to be built', async () => {
  const to = (...leaves: number[]) =>
    leaves.map((leaf) => `<a href="/nl/te-koop/pagina-${leaf}">x</a>`).join('')
  const listed = (...leaves: number[]) => ({
    ...site(many),
    ...site(['/nl/te-koop'], whole(filler + to(...leaves))),
  })
  expect(await check(listed(21, 22, 23, 24, 67))).toEqual([])
  await expect(check(listed(2, 3, 4, 5))).rejects.toThrow('lead nowhere')
})

test.each<[string, Record<string, string>]>([
  ['nl/aanbod/3/index.html is empty', { 'nl/aanbod/3/index.html': '<html></html>' }],
  ['breaks off', { 'nl/aanbod/1/index.html': whole().slice(0, -9) }],
  ['shows nothing', { 'nl/aanbod/1/index.html': whole(`<div style="${'x'.repeat(600)}"></div>`) }],
  ['has no title', { 'nl/aanbod/1/index.html': whole().replace(/<title.*title>/, '') }],
  ['has data that are cut off', { 'page-data/nl/aanbod/1/page-data.json': data.slice(0, -3) }],
  ['has no data', { 'page-data/nl/aanbod/1/page-data.json': '{"result":{"data":null}}' }],
  [
    'lead nowhere',
    site(['/nl'], whole(filler + [1, 2, 3, 4].map((id) => `<a href="/nl/weg/${id}">x</a>`).join(''))),
  ],
])('a release is refused when a page %s', async (why, wrong) => {
  const checking = check({ ...site(many), ...wrong })
  await expect(checking).rejects.toThrow(why)
  await expect(checking).rejects.toBeInstanceOf(Refused)
})

test('a release of too few pages is refused, and one of too many', async () => {
  const bounds = { before: 60, least: 30, most: 75 }
  await expect(check(site(many.slice(0, 29)), bounds)).rejects.toThrow('it has 29 pages where there were 60')
  await expect(check(site(many.slice(0, 76)), bounds)).rejects.toThrow('it has 76 pages where there were 60')
  expect(await check(site(many.slice(0, 30)), bounds)).toEqual([])
  expect(await check(site(many.slice(0, 75)), bounds)).toEqual([])
})

test('links are those to pages, below a language', () => {
  const html =
    '<a href="/nl">a</a><a class="x" href="/fr/a%20b#c">b</a><a href="/sites/demo/assets/1">c</a><a href="https://x.be/nl">d</a>'
  expect(internalLinks(html)).toEqual(['/nl', '/fr/a b'])
})

test('an address that somebody typed with a lone % is read as it is', () => {
  expect(internalLinks('<a href="/nl/100%">a</a>')).toEqual(['/nl/100%'])
})

test('a release is refused when a page has a script that the build does not put on pages', async () => {
  const evil = whole(`${filler}<script>evil()</script>`)
  await expect(check(site(many, evil))).rejects.toThrow("has a script that is not the build's own")
})
