import { href } from '../../src/routing/routes'
import { expectAccessible } from './support/axe'
import { agree } from './support/forms'
import { linkIn, mailTo, ownAddress } from './support/mails'
import { estatePage, property } from './support/offer'
import { press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const field = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByLabel(text('de', `friend:field.${name}`), { exact: false })
    .first()

async function fillIn(page: Page, friend: string, own: string) {
  await field(page, 'friendEmail').fill(friend)
  await field(page, 'name').fill('Jo Visser')
  await field(page, 'email').fill(own)
  await field(page, 'message').fill('Schau mal, mit Garten.\nRuf mich an.')
  await agree(page.getByRole('dialog'), 'de', 'contact')
}

const open = async (page: Page, id: number) => {
  await visit(page, (await estatePage(id, 'de')).path)
  await press(page.getByRole('button', { name: text('de', 'share.friend') }))
}
const send = (page: Page) =>
  press(page.getByRole('button', { name: text('de', 'friend:action'), exact: true }))

test('a listing is mailed to a friend, whose answer goes to who sent it', async ({ page }) => {
  const { general } = await property()
  const [friend, own] = [ownAddress('fien'), ownAddress('jo')]
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, general.id)
  await send(page)
  await expect(field(page, 'friendEmail')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText(text('de', 'forms:problem.required.email'))
  await expectAccessible(page)
  await fillIn(page, friend, own)
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: friend })).toBeVisible()
  await expect(page.getByRole('heading', { name: text('de', 'friend:done.heading') })).toBeFocused()
  await expectAccessible(page)

  const mail = await mailTo(friend)
  expect(mail.replyTo).toContain(own)
  expect(mail.text).toContain('Schau mal, mit Garten.')
  await page.goto(linkIn(mail, href('estateShort', 'de', { estateId: general.id })))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without a connection nothing typed is lost, and it goes once when there is one', async ({
  page,
  context,
  watch,
}) => {
  watch.expectComplaint(/failed: .*send-to-a-friend net::ERR_INTERNET_DISCONNECTED/)
  watch.expectComplaint(/console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/)
  watch.expectComplaint(/send-to-a-friend had no answer/)
  const [friend, own] = [ownAddress('fien'), ownAddress('jo')]
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, (await property()).general.id)
  await fillIn(page, friend, own)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert')).toContainText(text('de', 'forms:failure.offline'))
  await expect(field(page, 'friendEmail')).toHaveValue(friend)
  await context.setOffline(false)
  await send(page)
  await expect(page.getByRole('heading', { name: text('de', 'friend:done.heading') })).toBeVisible()
  await press(page.getByRole('button', { name: text('de', 'friend:again') }))
  await expect(field(page, 'friendEmail')).toHaveValue('')
  await mailTo(friend)
})
