import { pagesAt } from '../../server/releases/testing/buildTree'
import { estateLine } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'
import { startSmtp } from '../support/smtp'
import { webWithSiteApi } from '../support/webWithSiteApi'

/** From the site's own calls to a mailbox and back by the mail's links: web role, site API and mail server, all real. */
describe('a visitor’s forms, from the site to the mailbox and back', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  let api: TestApi
  let site: Awaited<ReturnType<typeof webWithSiteApi>>
  beforeAll(async () => {
    smtp = await startSmtp()
    api = await startSiteApi(
      'PGlite',
      [7, 8, 9].map((id) => estateLine(id)),
      '.data/none',
      { MAIL_URL: smtp.url },
    )
    site = await webWithSiteApi(api, pagesAt('/nl', '/nl/404'))
  })
  afterAll(async () => {
    await site.stop()
    await api.close()
    await smtp.close()
  })

  let keys = 0
  const send = (
    path: string,
    payload: object | undefined,
    headers: Record<string, string> = {},
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'POST',
  ) =>
    site.app.inject({
      url: `/fr/ajax/${path}`,
      method,
      headers: {
        'idempotency-key': `journey-key-${(keys += 1)}`,
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
      ...(payload && { payload }),
    })
  const alert = {
    email: 'jo@visser.example',
    search: 'price-max=500000',
    frequency: 'instant',
    agreements: [],
  }
  const lastMail = async () => {
    await api.sendMails()
    const mail = smtp.mails.at(-1)
    if (!mail) throw new Error('No mail')
    return mail
  }
  const tokenOf = (text: string | undefined, path: string) =>
    new RegExp(`${path}/([\\w-]{32})`).exec(text ?? '')?.[1] ?? ''

  it('an alert is asked for, confirmed, told of a listing, and ended by one click, twice', async () => {
    const asked = await send('notifications', alert)
    expect([asked.statusCode, asked.json()]).toEqual([202, { status: 'accepted' }])
    const token = tokenOf((await lastMail()).text, '/fr/tenez-moi-au-courant')
    const bearer = { authorization: `Bearer ${token}` }
    expect((await send('notifications', undefined, bearer, 'GET')).json()).toMatchObject({ state: 'pending' })
    const confirmed = await send('notifications', { confirm: true }, bearer, 'PUT')
    expect([confirmed.statusCode, confirmed.json().state]).toEqual([200, 'active'])

    await api.import([estateLine(20)])
    await api.alerts()
    const told = await lastMail()
    expect(told.text).toContain('http://localhost:8000/fr/offre/20/')
    const link = /\/fr\/tenez-moi-au-courant\/unsubscribe\/[\w-]{32}/.exec(told.text ?? '')?.[0] ?? ''
    const unsubscribe = () =>
      site.app.inject({
        url: link,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    for (let time = 0; time < 2; time += 1) expect((await unsubscribe()).statusCode).toBe(200)
    expect((await send('notifications', undefined, bearer, 'GET')).json()).toMatchObject({ state: 'ended' })
    expect((await send('notifications', undefined, bearer, 'DELETE')).statusCode).toBe(204)
  })

  it.each(['%00', 'a%00b', '%0d%0abcc', '%ff', '..', 'é', 'x'.repeat(90)])(
    'a link with “%s” in it is one nobody was given: no fault of the site, and nothing is done',
    async (token) => {
      const url = `/fr/tenez-moi-au-courant/unsubscribe/${token}`
      const answer = await site.app.inject({ url, method: 'POST' })
      expect(answer.statusCode).toBeLessThan(500)
      for (const method of ['GET', 'DELETE'] as const) {
        const page = await site.app.inject({ url: `/sites/demo/live-agenda/reservation/${token}`, method })
        expect([400, 404]).toContain(page.statusCode)
      }
    },
  )

  it('a question and a listing for a friend arrive', async () => {
    const person = { name: 'Jo Visser', email: 'jo@visser.example', agreements: [] }
    expect(
      (await send('contact-form-handler', { ...person, message: 'Libre ?', estateId: 7 })).statusCode,
    ).toBe(202)
    expect((await lastMail()).replyTo?.text).toContain('jo@visser.example')
    const told = await send('send-to-a-friend', {
      ...person,
      estateId: 7,
      friendEmail: 'fien@friend.example',
    })
    expect(told.statusCode).toBe(202)
    expect((await lastMail()).html).toContain('/fr/offre/7/')
  })

  it('what is wrong is said by field, and a form of another site is refused', async () => {
    const bad = await send('contact-form-handler', { name: '', email: 'x', message: 'a', agreements: [] })
    expect(bad.statusCode).toBe(400)
    expect(
      bad
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['email', 'name'])
    expect((await send('notifications', alert, { 'idempotency-key': '' })).json().errors).toMatchObject([
      { field: 'idempotency-key' },
    ])
    expect((await send('notifications', alert, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await send('notifications', alert, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await send('notifications', { ...alert, search: 'x'.repeat(40_000) })).statusCode).toBe(413)
  })

  it('a card and similar listings are answered, and what is not there is 404', async () => {
    const card = (await site.get('/nl/ajax/estate/7')).json().card
    expect(card).toMatchObject({ id: 7, city: 'Gent', price: '€ 385.000' })
    const { results } = (await site.get('/nl/ajax/similar-estate/7')).json()
    expect(results.map((one: { card: { id: number } }) => one.card.id)).toEqual(
      expect.arrayContaining([8, 9]),
    )
    expect(results[0].reason).toBe('cityPrice')
    expect((await site.get('/nl/ajax/estate/99')).statusCode).toBe(404)
    expect((await site.get('/nl/ajax/estate/seven')).statusCode).toBe(400)
  })

  it('from a sold unit one is led to the free units of its project first', async () => {
    const unit = { parentId: 40 }
    const sold = { id: 5, name: { nl: 'Verkocht' } }
    await api.import([
      estateLine(40, { general: { title: { nl: 'Park Lente' } } }),
      estateLine(41, { general: { ...unit, transaction: sold } }),
      estateLine(42, { general: unit, dimensions: { areaBuild: 60 } }),
      estateLine(43, { general: unit }),
    ])
    const { results } = (await site.get('/nl/ajax/similar-estate/41')).json()
    const found = results.map(({ reason, card }: { reason: string; card: { id: number } }) => [
      reason,
      card.id,
    ])
    expect(found.slice(0, 2)).toEqual([
      ['project', 43],
      ['project', 42],
    ])
    expect(found.slice(2).map(([reason]: [string]) => reason)).not.toContain('project')
    expect(found.length).toBeGreaterThan(2)
  })

  it('the outbox is shown while nothing is sent, and only then: else its addresses are those of no page', async () => {
    const asked = ['/outbox', '/outbox/1', '/nothing-here'].map((address) => site.get(address))
    const [list, one, nothing] = await Promise.all(asked)
    expect(nothing?.statusCode).toBe(404)
    for (const answer of [list, one]) {
      expect([answer?.statusCode, answer?.body]).toEqual([404, nothing?.body])
      expect(answer?.headers['content-security-policy']).toBe(nothing?.headers['content-security-policy'])
    }
    expect(site.log.join('')).not.toMatch(/visser\.example/)
  })
})
