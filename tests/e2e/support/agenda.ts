import { randomUUID } from 'node:crypto'
import type { AgendaSlot } from '../../../src/contract/rental'
import { getAgreements } from '../../../src/siteApi/content'
import { getEstate } from '../../../src/siteApi/estates'
import { bookAppointment, getLiveAgenda } from '../../../src/siteApi/rental'
import { visitable } from './offer'
import { client } from './site'

/**
 * A listing of one's own: each journey takes another place among those with so many free moments, as all of them book at the
 * same time.
 */
export async function listingToVisit(
  place: number,
  least: number,
): Promise<{ id: number; slots: AgendaSlot[] }> {
  let seen = 0
  for (const id of await visitable()) {
    const { slots } = await getLiveAgenda(client, id)
    if (slots.length < least) continue
    if (seen === place) return { id, slots }
    seen += 1
  }
  throw new Error(`The demo site has only ${seen} listings with ${least} free moments`)
}

/** A listing whose address is hidden, the last one: the journeys above take theirs from the first. */
export async function hiddenToVisit(): Promise<{ id: number; slots: AgendaSlot[] }> {
  for (const id of [...(await visitable())].reverse()) {
    const { address } = await getEstate(client, id)
    if (address.visible) continue
    const { slots } = await getLiveAgenda(client, id)
    if (slots.length) return { id, slots }
  }
  throw new Error('The demo site has no listing with a hidden address and a free moment')
}

/** A listing that nobody can visit right now. */
export async function listingWithoutSlots(): Promise<number> {
  for (const id of await visitable()) {
    if ((await getLiveAgenda(client, id)).slots.length === 0) return id
  }
  throw new Error('Every listing of the demo site has a free moment')
}

/** Somebody else takes a moment. */
export async function takeSlot(slotId: number) {
  const agreements = (await getAgreements(client, 'nl'))
    .filter(({ contexts }) => contexts.includes('viewing'))
    .map(({ id, version }) => ({ id, version }))
  const body = {
    slotId,
    name: 'Jan Janssens',
    email: 'jan@example.com',
    phone: '+32 470 11 11 11',
    locale: 'nl' as const,
    agreements,
  }
  return bookAppointment(client, body, { idempotencyKey: randomUUID() })
}
