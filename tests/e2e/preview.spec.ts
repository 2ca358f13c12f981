import type { PreviewLink } from '../../src/contract/draft'
import type { ImportLine } from '../../src/contract/importLine'
import { LOCALES } from '../../src/contract/locales'
import { admin, allLines, estateLine, importLines } from './support/agency'
import { expectAccessible } from './support/axe'
import { get } from './support/http'
import { estatePage, property } from './support/offer'
import { site } from './support/site'
import { press } from './support/hand'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const NEW = 987_001
const SECRET = 'Huis dat nog niemand mag zien'

/** A draft made of a listing that is on the site, and where its preview is. */
async function draftOf(from: number, over: { id?: number; title: string }) {
  const line = await estateLine(from)
  const { title, id = from } = over
  const titles = Object.fromEntries(LOCALES.map((locale) => [locale, `${title} (${locale})`]))
  const general = { ...line.data.general, id, title: titles }
  await importLines([{ ...line, data: { ...line.data, general }, draft: true }])
  return id
}

/** Path of a link as the operator gets it; the journeys come by another host. */
async function previewPath(call: string, body: object): Promise<string> {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const answer = await admin(`drafts/${call}/link`, init, 'application/json')
  const { url } = (await answer.json()) as PreviewLink
  expect(url.startsWith(`${site.publicUrl}/preview/`)).toBe(true)
  return new URL(url).pathname
}

/** Where the page of a preview stands once it is public. */
const publicPath = (path: string) => path.replace(/^\/preview\/[^/]+/, '')

const withdraw = (lines: ImportLine[]) =>
  importLines(lines.map((line) => ({ ...line, draft: true }) as ImportLine))

for (const [locale, width] of [
  ['nl', 360],
  ['fr', 1280],
] as const) {
  test(`an editor looks at a listing before anybody else, in ${locale} at ${width} px`, async ({
    page,
    watch,
  }) => {
    const from = (await property()).general.id
    const id = await draftOf(from, { id: NEW + width, title: SECRET })
    try {
      const paths = await Promise.all(LOCALES.map((other) => previewPath(`estate/${id}`, { locale: other })))
      const path = paths[LOCALES.indexOf(locale)] ?? ''
      // The way to the other languages leads to public pages, which are not there yet.
      for (const other of paths) watch.expectStatus(`/page-data${publicPath(other)}/page-data.json`, 404)
      await page.setViewportSize({ width, height: 800 })
      await visit(page, path)
      const banner = page.getByRole('complementary', { name: text(locale, 'preview.name') })
      await expect(banner).toContainText(text(locale, 'preview.draft'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${SECRET} (${locale})`)
      await expectAccessible(page)
      await expect(page).toHaveURL(path)

      // Moving on loads the public site, without the banner.
      await press(page.getByRole('banner').getByRole('link').first())
      await expect(page).toHaveURL(`/${locale}`)
      await expect(banner).toHaveCount(0)
      expect((await get(publicPath(path))).status).toBe(404)
    } finally {
      await withdraw([{ kind: 'estate', delete: id }])
    }
    expect((await get(`/page-data/${locale}/page-data.json`)).text).not.toContain(SECRET)
  })
}

test('a draft of a page that is public changes nothing of it, and is rendered within a second', async () => {
  const from = (await property()).general.id
  const { path: address } = await estatePage(from, 'en')
  const before = await get(address)
  await draftOf(from, { title: SECRET })
  try {
    const path = await previewPath(`estate/${from}`, { locale: 'en', hours: 1 })
    const first = await get(path)
    expect(first.text).toContain(SECRET)
    // The quickest of three: the machine of the tests has more to do.
    const took: number[] = []
    for (let count = 0; count < 3; count++) {
      const since = performance.now()
      await get(path)
      took.push(performance.now() - since)
    }
    expect(Math.min(...took)).toBeLessThan(1000)
    const second = await get(path)
    expect(second.text).toBe(first.text)
    expect(Object.fromEntries(second.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    const after = await get(address)
    expect(after.text).toBe(before.text)
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
  } finally {
    await withdraw([{ kind: 'estate', delete: from }])
  }
})

test('pages, projects and holiday units have previews too', async () => {
  const all = await allLines()
  const unit = all.find((line) => line.kind === 'rentalUnit' && 'data' in line)
  const home = all.find((line) => line.kind === 'page' && 'data' in line && line.data.type === 'home')
  const part = all.find((line) => line.kind === 'estate' && 'data' in line && line.data.general.parentId)
  const things = [unit, home, part].flatMap((line) =>
    line && 'data' in line
      ? [
          {
            line,
            id: line.kind === 'estate' ? line.data.general.id : Number((line.data as { id: number }).id),
          },
        ]
      : [],
  )
  expect(things).toHaveLength(3)
  await withdraw(things.map(({ line }) => line))
  try {
    for (const { line, id } of things) {
      const path = await previewPath(`${line.kind}/${id}`, { locale: 'de' })
      const preview = await get(path)
      const published = await get(publicPath(path))
      expect([preview.status, published.status]).toEqual([200, 200])
      // The very page that is public, but for what says that it is a draft and where it stands.
      const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0]
      // Its pictures carry its word, as they are not public either (record 208).
      const withoutWord = (html = '') =>
        html.replace(/(\?|&amp;|&)preview=[^&"\s,<]*(&amp;|&)?/g, (_, before: string, after?: string) =>
          after ? before : '',
        )
      expect(withoutWord(main(preview.text))).toBe(main(published.text))
    }
  } finally {
    await withdraw(things.map(({ line, id }) => ({ kind: line.kind, delete: id }) as ImportLine))
  }
})

test('parts that an agency puts below its holiday homes are read with the list, and work', async ({
  page,
}) => {
  const list = (await allLines()).find(
    (line) => line.kind === 'page' && 'data' in line && line.data.type === 'rentalList',
  )
  if (list?.kind !== 'page' || !('data' in list)) throw new Error('The agency has no list of holiday homes')
  const { id } = list.data
  const blocks: typeof list.data.blocks = [
    { kind: 'text', heading: { nl: 'Wie hier verhuurt' }, text: { nl: 'Elk verblijf is door ons bezocht.' } },
    { kind: 'contact', heading: { nl: 'Vraag het ons' } },
  ]
  await importLines([{ ...list, data: { ...list.data, blocks }, draft: true }])
  try {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, await previewPath(`page/${id}`, { locale: 'nl' }))
    await expect(page.getByRole('heading', { name: 'Wie hier verhuurt' })).toBeVisible()
    await expect(page.getByText('Elk verblijf is door ons bezocht.')).toBeVisible()
    // The form comes once one is near.
    await page.getByRole('heading', { name: 'Vraag het ons' }).scrollIntoViewIfNeeded()
    const name = page.getByRole('main').getByLabel(text('nl', 'forms:field.name'), { exact: true })
    await press(name)
    await page.keyboard.type('Lotte')
    await expect(name).toHaveValue('Lotte')
    await expectAccessible(page)
  } finally {
    await withdraw([{ kind: 'page', delete: id }])
  }
})
