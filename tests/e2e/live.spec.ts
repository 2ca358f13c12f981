import { listBody } from '../../src/domain/search/listBody'
import { pagePath } from '../../src/domain/page/pagePlace'
import { getSite } from '../../src/siteApi/content'
import { postEstates } from '../../src/siteApi/estates'
import { expectAccessible } from './support/axe'
import { estatePage, pagesOf, project, property } from './support/offer'
import { client } from './support/site'
import { press } from './support/hand'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.describe('/detail?id= shows a listing as the API has it now', () => {
  for (const [what, idOf] of [
    ['a property', async () => (await property()).general.id],
    ['a project', async () => (await project()).project.general.id],
    ['a unit', async () => (await project()).unit.general.id],
  ] as const) {
    test(`${what}, with the words of its prebuilt page`, async ({ page }) => {
      const id = await idOf()
      await visit(page, (await estatePage(id, 'nl')).path)
      const prebuilt = await page.getByRole('main').innerText()
      await visit(page, `/nl/detail?id=${id}`)
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expect.poll(() => page.getByRole('main').innerText()).toBe(prebuilt)
    })
  }

  for (const search of ['?id=99999999', '?id=', '?id=villa', '?id=-1']) {
    test(`“${search}” is no listing, which is said at once and with 404`, async ({ page, watch }) => {
      watch.expectStatus('/fr/detail', 404)
      const answer = await page.goto(`/fr/detail${search}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('fr', 'notFound.heading'))
    })
  }

  test('without a number there is no listing, which is said without asking the API', async ({ page }) => {
    await visit(page, '/fr/detail')
    await expect(page.getByRole('main')).toContainText(text('fr', 'error.unknownEstate'))
  })
})

test.describe('a list page', () => {
  async function longList() {
    const { settings } = await getSite(client)
    for (const list of await pagesOf('estateList')) {
      const body = listBody(list.node ?? {}, { from: 0, size: 500 }, settings.hiddenStatus, 'nl')
      const { results } = await postEstates(client, { ...body, fields: ['general.id'] })
      if (results.length > 30)
        return { path: pagePath(list, 'nl') ?? '', ids: results.map((e) => e.general.id) }
    }
    throw new Error('The demo site has no list of more than 30')
  }

  test('shows its first 15 prebuilt and appends 15 at a time until all are shown, in order', async ({
    page,
  }) => {
    const { path, ids } = await longList()
    await visit(page, path)
    const cards = page.getByRole('article')
    const more = page.getByRole('link', { name: text('nl', 'list.loadMore') })
    for (let shown = 15; shown < ids.length; shown += 15) {
      await expect(cards).toHaveCount(shown)
      await expect(page.getByText(text('nl', 'list.shown', { shown, total: ids.length }))).toBeVisible()
      await press(more)
    }
    await expect(cards).toHaveCount(ids.length)
    await expect(more).toHaveCount(0)
    const links = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector('a')?.getAttribute('href')),
    )
    expect(links.map((link) => Number(link?.split('/')[3]))).toEqual(ids)
    await expectAccessible(page)
  })

  test('keeps what is shown when more cannot be had, and tries again on request', async ({ page, watch }) => {
    const { path } = await longList()
    await visit(page, path)
    watch.expectStatus('/sites/demo/estates', 503)
    await page.route('**/sites/demo/estates', (route) => route.fulfill({ status: 503, body: 'down' }))
    // The client logs what a failed POST said (spec §8).
    watch.expectComplaint(/^console error: POST .* failed with 503/)
    await press(page.getByRole('link', { name: text('nl', 'list.loadMore') }))
    await expect(page.getByRole('alert')).toContainText(text('nl', 'error.load'))
    await expect(page.getByRole('article')).toHaveCount(15)
    await page.unroute('**/sites/demo/estates')
    await press(page.getByRole('link', { name: text('nl', 'error.retry') }))
    await expect(page.getByRole('article')).toHaveCount(30)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list and a listing are readable, and one leads to the other', async ({ page }) => {
    const [list] = await pagesOf('estateList')
    if (!list) throw new Error('No list')
    await page.goto(pagePath(list, 'en') ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(list.title.en ?? '')
    await expect(page.getByRole('article')).toHaveCount(15)
    const card = page.getByRole('article').first()
    const to = (await card.getByRole('link').last().getAttribute('href')) ?? ''
    await press(card.getByRole('link').last())
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  })
})
