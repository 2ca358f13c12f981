import { sql } from 'kysely'
import type { Message } from '../../../server/mail/message'
import { LOCALES } from '../../../src/contract/locales'
import { visitor } from '../../support/bookingLines'
import { tokenIn } from '../../support/mails'
import type { TestApi } from '../../support/siteApi'
import { tried } from './faults'

/** An alert for whatever there is, before there is anything. */
export async function subscribe(api: TestApi, round: number) {
  const email = `alert${round}@visser.example`
  await api.ask('/sites/demo/alerts', {
    body: { email, locale: 'nl', agreements: [], search: '', frequency: 'instant' },
  })
  const { rows } = await sql<{ message: Message }>`
    select message from mail where kind = 'alert-confirm' and message #>> '{to,address}' = ${email}
  `.execute(api.db)
  const [asks] = rows
  if (!asks) throw new Error('No mail to confirm')
  await api.ask('/sites/demo/alerts/mine', {
    method: 'PUT',
    body: { confirm: true },
    headers: { authorization: `Bearer ${tokenIn(asks.message, 'hou-me-op-de-hoogte')}` },
  })
}

const MESSAGES = [
  ...['\r\nBcc: thief@elsewhere.example', '\u202e', '{{name}}', '\u2028', '<b>', 'x'.repeat(4000), '.', '👨‍👩‍👧‍👦'],
]
const NAMES = [
  '"><img src=x>',
  'Jo, Visser; <x>',
  '\u202eoJ',
  '=?utf-8?q?Jo?=',
  '👨‍👩‍👧‍👦'.repeat(10),
  '{{name}} $t(x)',
  'x'.repeat(60),
]

/** Every form about everything; refused or taken, never failed. */
export async function writeForms(api: TestApi, round: number) {
  let taken = 0
  const send = (path: string, body: object) =>
    tried(path, async () => {
      const { status, text } = await api.ask(`/sites/demo/${path}`, { body })
      if (status >= 500) throw new Error(`${status} ${text}`)
      if (status < 300) taken += 1
    })
  for (let at = 0; at < 16; at++) {
    const name = NAMES[at % NAMES.length]
    const message = MESSAGES[at % MESSAGES.length]
    const locale = LOCALES[at % LOCALES.length]
    const who = { name, email: `jo${round}-${at}@visser.example`, locale, agreements: [] }
    const { phone } = visitor
    await send('contact', { ...who, message, estateId: at + 1 })
    if (at < 5) await send('contact', { ...who, message, rentalUnitId: at + 1 })
    await send('friend', {
      ...who,
      estateId: at + 1,
      friendName: 'Fien',
      friendEmail: `f${round}-${at}@x.example`,
      message,
    })
    if (at < 5)
      await send('rental-units/reservation', {
        ...who,
        phone,
        message,
        rentalUnitId: at + 1,
        periodId: at + 1,
        persons: 1,
      })
    await send('live-agenda/reservation', { ...who, phone, message, slotId: at + 1 })
  }
  return taken
}
