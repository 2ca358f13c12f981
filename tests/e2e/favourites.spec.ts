import { expectAccessible } from './support/axe'
import { href } from '../../src/routing/routes'
import { allEstates, estatePage, pageOf, property } from './support/offer'
import { heartOf } from './support/favourites'
import { pagePath } from '../../src/domain/page/pagePlace'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { ownText } from './support/ownText'
import { text } from './support/texts'
import { visit } from './support/visit'

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(window.localStorage.getItem('favorites') ?? 'null'))
/** The heart of the listing a page is about; the listings that are like it have theirs further down. */
const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /als favoriet$/ })
    .first()
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { pressed: true })
const favourites = href('favourites', 'nl')

const none = () => ownText('nl', 'favourites', 'estates.favorites.none')

test('hearts on a card and on a listing are kept as a list of ids and shown on the favourites page', async ({
  page,
}) => {
  const list = await pageOf('estateList')
  await visit(page, pagePath(list, 'nl') ?? '')
  const card = page.getByRole('article').first()
  const path = (await card.getByRole('link').last().getAttribute('href')) ?? ''
  const cardId = path.split('/')[3] ?? ''
  await press(heartOf(card, 'nl'))
  await expect(card.getByRole('button', { pressed: true })).toHaveCount(1)
  expect(await stored(page)).toEqual([cardId])

  const other = (await allEstates()).find((id) => String(id) !== cardId) ?? 0
  await visit(page, (await estatePage(other, 'nl')).path)
  await press(heart(page))
  expect(await stored(page)).toEqual([cardId, String(other)])

  await press(page.getByRole('banner').getByRole('link', { name: text('nl', 'nav.favourites') }))
  await expect(page).toHaveURL(favourites)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(hearts(page)).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
})

test('taking off the last favourite leaves the message that there are none', async ({ page }) => {
  const { general } = await property()
  await page.addInitScript((id) => {
    if (!window.localStorage.getItem('favorites'))
      window.localStorage.setItem('favorites', JSON.stringify([id]))
  }, String(general.id))
  await visit(page, favourites)
  await expect(page.getByRole('article')).toHaveCount(1)
  await press(hearts(page))
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByText(await none())).toBeVisible()
  expect(await stored(page)).toEqual([])
  await expectAccessible(page)
})

test('a favourite kept in another tab appears in this one', async ({ page, context }) => {
  const { general } = await property()
  await visit(page, favourites)
  await expect(page.getByText(await none())).toBeVisible()
  const tab = await context.newPage()
  await visit(tab, (await estatePage(general.id, 'nl')).path)
  await press(heart(tab))
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
})

test('a stored list that is damaged counts as none', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('favorites', '{broken'))
  await visit(page, favourites)
  await expect(page.getByText(await none())).toBeVisible()
  await expectAccessible(page)
})

test('the favourites page shows a listing that has gone as gone, the others all the same', async ({
  page,
}) => {
  const { general } = await property()
  await page.addInitScript(
    (ids) => window.localStorage.setItem('favorites', JSON.stringify(ids)),
    ['99999999', String(general.id)],
  )
  await visit(page, favourites)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText(text('nl', 'favourites.goneSome_one', { count: 1 }))).toBeVisible()
  await expectAccessible(page)
})
