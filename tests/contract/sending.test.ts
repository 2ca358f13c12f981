import { sql } from 'kysely'
import type { Appointment } from '../../src/contract/rental'
import { slotLine, visitor } from '../support/bookingLines'
import { databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { startSmtp } from '../support/smtp'

describe.each(databases)('the outbox, on %s', (database) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let api: TestApi
  beforeAll(async () => {
    smtp = await startSmtp()
    const slots = [1, 2, 3].map((id) => slotLine(id, 7, 24 * id))
    api = await startSiteApi(database, [estateLine(7), ...slots], '.data/none', { MAIL_URL: smtp.url })
  })
  afterAll(async () => {
    await api.close()
    await smtp.close()
  })
  beforeEach(() => {
    smtp.mails.length = 0
    smtp.refuse(undefined)
  })

  const rows = () => api.db.selectFrom('mail').selectAll().orderBy('created_at', 'desc').execute()
  const contact = () =>
    api.ask('/sites/demo/contact', {
      body: {
        name: 'Jo "X" Visser',
        email: 'jo@visser.example',
        message: 'Vrij?',
        locale: 'nl',
        agreements: [],
      },
    })

  it('sends a viewing by real SMTP with its invitation, and its end with the withdrawal', async () => {
    const booked = await api.ask('/sites/demo/live-agenda/reservation', {
      body: { ...visitor, slotId: 1, agreements: [] },
    })
    const { id } = booked.body as Appointment
    await api.sendMails()
    const mail = smtp.mails.find(({ text }) => text?.includes(id))
    expect(mail?.from?.text).toBe('"Huis & Co" <info@huis.example>')
    expect(mail?.text).toContain(`http://localhost:8000/nl/afspraak-annuleren/${id}`)
    const invitation = String(mail?.attachments[0]?.content)
    expect(invitation).toMatch(/METHOD:REQUEST\r\n[^]*BEGIN:VTIMEZONE[^]*SEQUENCE:0/)
    const uid = /UID:(.+)/.exec(invitation)?.[1]

    smtp.mails.length = 0
    for (let time = 0; time < 2; time += 1)
      await api.ask(`/sites/demo/live-agenda/reservation/${id}`, { method: 'DELETE' })
    await api.sendMails()
    // To the visitor and to the agency, once each.
    expect(smtp.mails).toHaveLength(2)
    for (const { attachments } of smtp.mails) {
      const withdrawal = String(attachments[0]?.content)
      expect(withdrawal).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/)
      expect(/UID:(.+)/.exec(withdrawal)?.[1]).toBe(uid)
    }
  })

  it('keeps nothing of a mail that was sent', async () => {
    await contact()
    await api.sendMails()
    expect(smtp.mails).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ state: 'sent', message: null })
  })

  it('tries again what the mail server does not take now, under the same Message-ID', async () => {
    smtp.refuse(451)
    await contact()
    await api.sendMails()
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(row?.error).not.toContain('jo@visser')
    expect(row?.due_at.getTime()).toBeGreaterThan(Date.now())
    smtp.refuse(undefined)
    await sql`update mail set due_at = now() where state = 'waiting'`.execute(api.db)
    await api.sendMails()
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([`<${row?.id}@localhost>`])
  })

  it('gives up what the mail server will never take', async () => {
    smtp.refuse(550)
    await contact()
    await api.sendMails()
    expect((await rows())[0]).toMatchObject({ state: 'failed', attempts: 1 })
  })

  it('sends what a process that died had taken, when its lease is over, and not before', async () => {
    await sql`update mail set state = 'sent', message = null`.execute(api.db)
    smtp.refuse(451)
    await contact()
    await api.sendMails()
    smtp.refuse(undefined)
    await sql`update mail set state = 'sending', leased_until = now() + interval '1 minute'
      where state = 'waiting'`.execute(api.db)
    await api.sendMails()
    expect(smtp.mails).toEqual([])
    await sql`update mail set leased_until = now() - interval '1 second' where state = 'sending'`.execute(
      api.db,
    )
    await Promise.all([api.sendMails(), api.sendMails()])
    expect(smtp.mails).toHaveLength(1)
  })
})
