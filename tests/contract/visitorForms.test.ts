import type { ContactForm } from '../../src/contract/ajax'
import { agreementLine, unitLine, visitor, weekLine } from '../support/bookingLines'
import { estate } from '../support/builders'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { mailsTo } from '../support/mails'
import { expectContract, expectProblem, startSiteApi, type TestApi, WEB_TOKEN } from '../support/siteApi'

const question = {
  name: 'Jo Visser',
  email: 'jo@visser.example',
  message: 'Is het nog vrij?\nGroeten, Jo',
  locale: 'fr',
  agreements: [{ id: 1, version: 1 }],
}

const { general } = estate()

const takenStay = [weekLine(30, 3, 10)]

describe.each(databases)('what visitors write, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [
      { kind: 'site', data: { ...siteData, settings: { ...siteData.settings, hiddenStatus: [9] } } },
      agreementLine(1, { contexts: ['contact'] }),
      estateLine(7),
      estateLine(8, { salesRep: { firstname: 'An', lastname: 'Claes', email: 'an@huis.example' } }),
      estateLine(9, { status: { id: 9, name: { nl: 'Weg' } } }),
      estateLine(20, { general: { ...general, id: 20, title: { nl: 'Park Lente' } } }),
      estateLine(21, {
        general: { ...general, id: 21, parentId: 20, entityNumber: '1.2', reference: 'AP-21' },
        salesRep: { firstname: 'Bo', lastname: 'Maes', email: 'bo@huis.example' },
      }),
      unitLine(3),
    ])
  })
  afterAll(() => api.close())

  const send = (call: 'contact' | 'friend', body: object, headers: Record<string, string> = {}) =>
    api.ask(`/sites/demo/${call}`, { body: { ...question, ...body }, headers })
  const kept = () => api.db.selectFrom('contact_message').selectAll().execute()

  it('a question is kept, and mailed to the agency whose answer goes to the visitor', async () => {
    expectContract('contact', await send('contact', { phone: '+32 470 00 00 00' }))
    expect(await kept()).toEqual([
      expect.objectContaining({ name: 'Jo Visser', locale: 'fr', estate_id: null }),
    ])
    const [mail] = await mailsTo(api, 'info@huis.example')
    expect(mail).toMatchObject({
      from: { name: 'Huis & Co', address: 'info@huis.example' },
      replyTo: { name: 'Jo Visser', address: 'jo@visser.example' },
      subject: 'Vraag van Jo Visser',
    })
    expect(mail?.text).toContain('> Is het nog vrij?\n> Groeten, Jo')
  })

  it('a question about a listing goes to who sells it', async () => {
    await send('contact', { estateId: 8 })
    const [mail] = await mailsTo(api, 'an@huis.example')
    expect(mail?.to.name).toBe('An Claes')
    expect(mail?.text).toMatch(/http:\/\/localhost:8000\/nl\/aanbod\/8\//)
    expectContract('contact', await send('contact', { rentalUnitId: 3 }))
  })

  it('a question about a unit names its number, its project and its reference, in subject and text', async () => {
    await send('contact', { estateId: 21 })
    const [mail] = await mailsTo(api, 'bo@huis.example')
    const subject = 'Villa te koop in Gent, eenheid 1.2 in Park Lente (ref. AP-21)'
    expect(mail?.subject).toBe(`Vraag van Jo Visser over ${subject}`)
    expect(mail?.text).toContain(`Over: ${subject}`)
  })

  it('a friend is sent a listing once, and nothing of either is kept', async () => {
    const before = (await kept()).length
    const told = { estateId: 7, friendEmail: 'fien@friend.example', message: 'Kijk eens', phone: undefined }
    expectContract('tellFriend', await send('friend', told))
    const [mail, ...more] = await mailsTo(api, 'fien@friend.example')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ replyTo: { address: 'jo@visser.example' } })
    // The agency's words come first: a subject that begins with what a visitor typed is theirs to abuse.
    expect(mail?.subject).toMatch(/^Un bien pour vous\u00a0: .+ \(de Jo Visser\)$/)
    expect(mail?.html).toContain('http://localhost:8000/fr/offre/7/')
    expect(mail?.text).toContain('Villa · Gand · 3 ch. - 1 sdb - 112 m²')
    expect(await kept()).toHaveLength(before)
  })

  it('about what the site does not show is refused', async () => {
    for (const estateId of [9, 99]) {
      expectProblem(await send('contact', { estateId }), 400, 'estateId')
      expectProblem(await send('friend', { estateId, friendEmail: 'a@b.example' }), 400, 'estateId')
    }
    expectProblem(await send('contact', { rentalUnitId: 99 }), 400, 'rentalUnitId')
  })

  it('is done once for one key, and what was refused may be tried again under it', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-browser' }
    const before = (await kept()).length
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send('contact', { phone: '12345' }, headers)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await kept()).toHaveLength(before + 1)
    // What was refused was not done, and may be tried again under its key.
    const again = { 'idempotency-key': 'another-key' }
    expectProblem(await send('contact', { estateId: 99 }, again), 400, 'estateId')
    expectContract('contact', await send('contact', { estateId: 7 }, again))
  })

  it('is answered and dropped when a program filled in what nobody sees', async () => {
    const before = (await kept()).length
    expectContract(
      'contact',
      await send('contact', { website: 'https://spam.example' } as Partial<ContactForm>),
    )
    expect(await kept()).toHaveLength(before)
  })

  it('is refused when one visitor, or mail to one mailbox, is too much', async () => {
    const visitor = { 'x-visitor-address': '203.0.113.9', 'x-web-token': WEB_TOKEN }
    const friend = (n: number, headers: Record<string, string>) =>
      send('friend', { estateId: 7, friendEmail: `fien${n}@many.example` }, headers)
    for (let n = 0; n < 30; n += 1) expect((await friend(n, visitor)).status).toBe(202)
    const refused = await friend(30, visitor)
    expectProblem(refused, 429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (let n = 0; n < 6; n += 1) expect((await friend(99, {})).status).toBe(202)
    expectProblem(await friend(99, {}), 429)
    const counted = await api.db.selectFrom('visit_count').select('key').execute()
    expect(JSON.stringify(counted)).not.toMatch(/203\.0|example/)
  })

  it('counts once however often the same comes, for the same answer to all', async () => {
    const visitor = { 'x-visitor-address': '203.0.113.10', 'x-web-token': WEB_TOKEN }
    const told = { estateId: 7, friendEmail: 'fien@often.example' }
    const headers = { ...visitor, 'idempotency-key': 'fifty-at-once' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => send('friend', told, headers)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
    for (let n = 1; n < 6; n += 1) expect((await send('friend', told, visitor)).status).toBe(202)
    expectProblem(await send('friend', told, visitor), 429)
  })

  it('counts what was refused too, and one mailbox under all its plus-addresses as one', async () => {
    const from = (address: string) => ({ 'x-visitor-address': address, 'x-web-token': WEB_TOKEN })
    const wrong = { estateId: 99, friendEmail: 'fien@wrong.example' }
    for (let n = 0; n < 6; n += 1)
      expectProblem(await send('friend', wrong, from('203.0.113.11')), 400, 'estateId')
    expectProblem(await send('friend', wrong, from('203.0.113.11')), 429)

    const plus = (n: number) => ({ estateId: 7, friendEmail: `fien+${n}@plus.example` })
    for (let n = 0; n < 6; n += 1)
      expect((await send('friend', plus(n), from(`203.0.113.${20 + n}`))).status).toBe(202)
    expectProblem(await send('friend', plus(6), from('203.0.113.30')), 429)
  })

  it.each([
    ...['https://win.example', 'Win at casino.example', 'www.win.example', 'ga naar bit.ly/abc'],
    ...['betaal via t.co nu', 'T.co', '1.2.3.4', '<a href=//e.v>', 'evil。com', 'URGENT: betaal'],
    ...['T.CO', 'evil.c\uFE0Fom', 'evil.ⓒⓞⓜ', 'ⓔ.ⓒⓞ', 't\u2060.co', 'x'.repeat(61)],
  ])('is not taken in the name of a web address: %s', async (name) => {
    const told = { estateId: 7, friendEmail: 'fien@named.example' }
    expectProblem(await send('friend', { ...told, name }), 400, 'name')
    expectProblem(await send('friend', { ...told, friendName: name }), 400, 'friendName')
    expectProblem(await send('contact', { name }), 400, 'name')
  })

  it('is mailed in plain letters, with a name of sixty of them at most', async () => {
    const told = {
      estateId: 7,
      name: 'Ｊ\u200eo Ⓥisser',
      friendName: 'x'.repeat(60),
      friendEmail: 'fien@plain.example',
    }
    expect((await send('friend', told)).status).toBe(202)
    const [mail] = await mailsTo(api, 'fien@plain.example')
    expect(mail?.replyTo?.name).toBe('Jo Visser')
    expect(mail?.subject).toContain('Jo Visser')
    expect(mail?.text).toContain('x'.repeat(60))
    // One sign that is eighteen letters.
    expectProblem(await send('friend', { ...told, name: '\uFDFA'.repeat(4) }), 400, 'name')
  })

  it('needs the agreements of its form', async () => {
    expectProblem(await send('contact', { agreements: [] }), 400, 'agreements')
  })

  it('is mailed in the site’s own words where it has some, and only there', async () => {
    const own = {
      'mail.contact.subject': '{{name}} wil iets weten <b>',
      'mail.calendar.taken': 'Gereserveerd, sorry',
    }
    await api.import([{ kind: 'translation', data: { locale: 'nl', texts: { mail: own } } }, ...takenStay])
    await send('contact', { name: 'Bo {{email}}', email: 'bo@visser.example' })
    const [mail] = (await mailsTo(api, 'info@huis.example')).slice(-1)
    expect(mail?.subject).toBe('Bo {{email}} wil iets weten <b>')
    expect(mail?.html).toContain('<title>Bo {{email}} wil iets weten &lt;b&gt;</title>')
    expect(mail?.text).toContain('Een vraag via de site')
    await api.ask('/sites/demo/rental-units/reservation', {
      body: { ...visitor, agreements: [], rentalUnitId: 3, periodId: 30, persons: 1 },
    })
    const feed = async (locale: string) =>
      (await api.ask(`/sites/demo/rental-units/3/calendar.ics?locale=${locale}`)).text
    expect(await feed('nl')).toContain('SUMMARY:Gereserveerd\\, sorry')
    expect(await feed('fr')).toContain('SUMMARY:Occupé')
  })

  it('is text in a mail and nothing else', async () => {
    const evil = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
    const estateId = 7
    expectProblem(await send('contact', { name: 'Jo\r\nBcc: all@victims.example' }), 400, 'name')
    expectProblem(await send('contact', { email: 'jo@visser.example\r\nBcc: a@b.example' }), 400, 'email')
    await send('friend', {
      estateId,
      name: evil.replace('/', ''),
      message: evil,
      friendEmail: 'victim@friend.example',
    })
    const [mail] = await mailsTo(api, 'victim@friend.example')
    expect(mail?.html).not.toMatch(/<script|<img src=x/)
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail?.subject).not.toMatch(/[\r\n]/)
  })
})
