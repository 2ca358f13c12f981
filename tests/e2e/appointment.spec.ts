import { randomUUID } from 'node:crypto'
import { getAgreements } from '../../src/siteApi/content'
import { bookAppointment, getAppointment, getLiveAgenda } from '../../src/siteApi/rental'
import { href } from '../../src/routing/routes'
import { allEstates } from './support/offer'
import { client } from './support/site'
import { press } from './support/hand'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** Books the first free viewing of some listing; tests that run at the same time may want the same one. */
async function book() {
  const agreements = (await getAgreements(client, 'nl'))
    .filter(({ contexts }) => contexts.includes('viewing'))
    .map(({ id, version }) => ({ id, version }))
  for (const id of await allEstates()) {
    const [slot] = (await getLiveAgenda(client, id)).slots
    if (!slot) continue
    try {
      const body = {
        slotId: slot.id,
        name: 'Lotte Peeters',
        email: 'lotte@example.com',
        phone: '+32 470 00 00 00',
        locale: 'nl' as const,
        agreements,
      }
      return await bookAppointment(client, body, { idempotencyKey: randomUUID() })
    } catch (error) {
      // Taken meanwhile, or enough of that listing for one visitor.
      if (![409, 429].includes((error as { status?: number }).status ?? 0)) throw error
    }
  }
  throw new Error('No listing of the demo site has a free viewing')
}

const action = text('nl', 'cancel.action')
const pageOf = (id: string) => href('cancelAppointment', 'nl', { appointmentId: id })

test('an appointment is cancelled by the button and not by opening the page; twice is fine', async ({
  page,
}) => {
  const { id } = await book()
  await visit(page, pageOf(id))
  await expect(page.getByRole('button', { name: action })).toBeVisible()
  expect((await getAppointment(client, id)).status).toBe('booked')

  await press(page.getByRole('button', { name: action }))
  await expect(page.getByText(text('nl', 'cancel.done'))).toBeVisible()
  expect((await getAppointment(client, id)).status).toBe('cancelled')

  await page.reload()
  await expect(page.getByText(text('nl', 'cancel.done'))).toBeVisible()
  await expect(page.getByRole('button', { name: action })).toHaveCount(0)
})

test('an appointment nobody made is not known, and nothing can be cancelled', async ({ page, watch }) => {
  watch.expectStatus('/sites/demo/live-agenda/reservation/never-made', 404)
  await visit(page, pageOf('never-made'))
  await expect(page.getByRole('alert')).toHaveText(text('nl', 'cancel.unknown'))
  await expect(page.getByRole('button', { name: action })).toHaveCount(0)
})

test('the page with an appointment’s secret reaches no cache and no search engine', async () => {
  const { headers } = await fetch(client.options.baseUrl + pageOf('a-secret'))
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})
