import { agreementLine } from '../support/bookingLines'
import { databases } from '../support/databases'
import { HOSTILE, markupOf } from '../support/hostile'
import { estateLine } from '../support/importLines'
import { mailsTo, tokenIn } from '../support/mails'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { webWithSiteApi } from '../support/webWithSiteApi'

const EMAIL = 'jo@visser.example'
const typed = { email: EMAIL, frequency: 'weekly', price: 'on' }

describe.each(databases)('the alert form of a browser without scripts, on %s', (database) => {
  let api: TestApi
  let site: Awaited<ReturnType<typeof webWithSiteApi>>
  beforeAll(async () => {
    api = await startSiteApi(database, [agreementLine(1, { contexts: ['alerts'] }), estateLine(7)])
    site = await webWithSiteApi(api)
  })
  afterAll(async () => {
    await site.stop()
    await api.close()
  })

  const post = (url: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
    site.app.inject({
      url,
      method: 'POST',
      payload: new URLSearchParams(values).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    })
  const alerts = '/fr/tenez-moi-au-courant'

  it('comes back with all that was typed, what is wrong, and the texts to agree to', async () => {
    const answer = await post(alerts, { ...typed, email: 'jo@' })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'")
    expect(answer.body).toContain('<html lang="fr">')
    expect(answer.body).toMatch(/name="email"[^>]* value="jo@" aria-invalid="true"/)
    expect(answer.body).toContain('Ce n’est pas une adresse complète')
    expect(answer.body).toMatch(/value="weekly" checked/)
    expect(answer.body).toMatch(/name="price" checked/)
    expect(answer.body).toMatch(/name="agreement-1" aria-invalid="true"/)
    expect(await mailsTo(api, EMAIL)).toEqual([])
  })

  it('comes back empty to a program that sent nothing', async () => {
    const nothing = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } } as const
    const [sent, empty] = [await site.app.inject({ url: alerts, ...nothing }), await post(alerts, {})]
    expect([sent.statusCode, sent.body]).toEqual([422, empty.body])
  })

  it('is taken once, with the search of its address, and confirmed by a press and not by a look', async () => {
    const sent = { ...typed, 'agreement-1': 'on' }
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(`${alerts}?type=1&price-max=300000`, sent)
      expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined])
      expect(answer.body).toContain(EMAIL)
      expect(answer.body).not.toContain('<form')
    }
    const [mail, ...more] = await mailsTo(api, EMAIL)
    if (!mail) throw new Error('No mail')
    expect(more).toEqual([])
    expect(mail.text).toContain('300.000')
    const token = tokenIn(mail, 'tenez-moi-au-courant')
    const state = async () => (await api.db.selectFrom('alert_search').select(['confirmed_at']).execute())[0]
    expect((await site.get(`${alerts}/${token}`)).statusCode).toBe(503)
    expect((await state())?.confirmed_at).toBeNull()
    // The page with the token tells its origin to nobody, not to its own site either.
    const done = await post(`${alerts}/${token}`, {}, { origin: 'null' })
    expect([done.statusCode, (await state())?.confirmed_at]).toEqual([200, expect.anything()])
    expect((await post(`${alerts}/nobody`, {})).statusCode).toBe(404)
  })

  it('is text in the page, whatever is typed', async () => {
    const odd = { email: HOSTILE, frequency: HOSTILE, [HOSTILE]: HOSTILE }
    const answers = [await post(alerts, odd), await post(alerts, { email: 'x', frequency: 'x' })]
    const [hostile, harmless] = answers.map(({ body }) => markupOf(body))
    expect(hostile).toEqual(harmless)
  })

  it('is taken from its own site only, and as a form only', async () => {
    expect((await post(alerts, typed, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    const json = { 'content-type': 'application/json' }
    expect((await post(alerts, typed, json)).statusCode).toBe(415)
    expect((await post(alerts, { email: 'x'.repeat(20_000) })).statusCode).toBe(413)
  })

  it('does nothing for a program that fills in what nobody sees', async () => {
    const email = 'spam@visser.example'
    const answer = await post(alerts, {
      ...typed,
      email,
      'agreement-1': 'on',
      website: 'https://spam.example',
    })
    expect(answer.statusCode).toBe(200)
    expect(await mailsTo(api, email)).toEqual([])
  })
})
