import { sql } from 'kysely'
import { dueAt } from '../../server/site-api/alerts/dueAt'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { databases } from '../support/databases'
import { estateLine, siteData } from '../support/importLines'
import { mailsTo, tokenIn } from '../support/mails'
import { startSiteApi, type TestApi } from '../support/siteApi'

describe.each(databases)('who hears of what changed, on %s', (database) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi(database, [estateLine(7)])
  })
  afterAll(() => api.close())

  const subscribe = async (email: string, over: object = {}) => {
    const body = {
      email,
      locale: 'en',
      search: 'price-max=500000',
      frequency: 'instant',
      agreements: [],
      ...over,
    }
    await api.ask('/sites/demo/alerts', { body })
    const [mail] = await mailsTo(api, email)
    if (!mail) throw new Error('No mail')
    const token = tokenIn(mail, 'keep-me-informed')
    const headers = { authorization: `Bearer ${token}` }
    const answer = await api.ask('/sites/demo/alerts/mine', {
      method: 'PUT',
      body: { confirm: true },
      headers,
    })
    if (answer.status !== 200) throw new Error(answer.text)
    return headers
  }
  const told = async (email: string) => {
    await api.alerts()
    return (await mailsTo(api, email)).slice(1)
  }
  const price = (value: number) => estateLine(7, { general: { price: { value } } })
  const sale = (id: number) => ({ transaction: { id, name: { en: id === 5 ? 'Sold' : 'For sale' } } })

  it('hears of a new listing that fits, why it fits, and once', async () => {
    await subscribe('ann@match.example')
    await api.import([estateLine(20), estateLine(21, { general: { price: { value: 900000 } } })])
    const mails = await told('ann@match.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/: new$/)
    expect(mails[0]?.text).toContain('* new\n* Matches: up to € 500.000\nhttp://localhost:8000/en/offer/20/')
    expect(mails[0]?.unsubscribe).toMatch(/\/en\/keep-me-informed\/unsubscribe\/[\w-]{32}$/)
    await api.import([estateLine(20)])
    expect(await told('ann@match.example')).toHaveLength(1)
  })

  it('hears of another price, and of a listing that comes within reach by it', async () => {
    await subscribe('bob@match.example', { changes: ['price'] })
    await api.import([price(350000)])
    const [mail] = await told('bob@match.example')
    expect(mail?.text).toContain('* price lowered from € 385.000 to € 350.000')
    await api.import([price(800000)])
    expect(await told('bob@match.example')).toHaveLength(1)
    await api.import([price(490000)])
    expect((await told('bob@match.example'))[1]?.text).toContain('from € 800.000 to € 490.000')
    await api.import([estateLine(22)])
    expect(await told('bob@match.example')).toHaveLength(2)
  })

  it('hears that a listing they were told of is sold, and that it is back', async () => {
    await subscribe('cis@match.example', { search: 'bed-min=3' })
    await api.import([estateLine(23)])
    expect(await told('cis@match.example')).toHaveLength(1)
    await api.import([estateLine(23, { general: sale(5) })])
    expect((await told('cis@match.example'))[1]?.text).toContain('* no longer available')
    await api.import([estateLine(23, { general: sale(1) })])
    expect((await told('cis@match.example'))[2]?.text).toContain('* available again')
  })

  it('hears of prices as cards show them: of either source, never of what is sold', async () => {
    await subscribe('kim@match.example', { changes: ['price', 'status'] })
    const listed = (price: number, over: object = {}) =>
      estateLine(70, { general: { price: null, ...over }, listing: { financial: { price } } })
    await api.import([listed(300000)])
    await api.import([listed(280000)])
    const [mail] = await told('kim@match.example')
    expect(mail?.text).toContain('* price lowered from € 300.000 to € 280.000')
    await api.import([listed(270000, sale(5))])
    await api.import([listed(260000, sale(5))])
    await api.import([listed(250000, sale(1))])
    const texts = (await told('kim@match.example')).map(({ text }) => text)
    expect(texts.join()).toContain('* available again')
    expect(texts.join()).not.toMatch(/270\.000|260\.000|to € 250\.000/)
  })

  it('hears nothing of another number for the same status, and of one that was hidden when it is shown', async () => {
    await subscribe('lea@match.example', { changes: ['new', 'status'] })
    const rent = (id: number) => ({ transaction: { id, name: { en: 'To let' } } })
    const hidden = { status: { id: 9, name: { en: 'In preparation' } } }
    await api.import([
      { kind: 'site', data: { ...siteData, settings: { ...siteData.settings, hiddenStatus: [9] } } },
    ])
    await api.import([estateLine(71, { general: rent(2), ...hidden })])
    expect(await told('lea@match.example')).toEqual([])
    await api.import([estateLine(71, { general: rent(2) })])
    const [mail, ...more] = await told('lea@match.example')
    expect(mail?.text).toContain('* new')
    await api.import([estateLine(71, { general: rent(4), status: { id: 2, name: { en: 'Let' } } })])
    expect(await told('lea@match.example')).toHaveLength(1)
    expect(more).toEqual([])
    await api.import([{ kind: 'site', data: siteData }])
  })

  it('hears of a unit that fits itself, not of its neighbours', async () => {
    await subscribe('dan@match.example', { search: 'bed-min=6' })
    const unit = (id: number, bedroomCount: number) =>
      estateLine(id, { general: { parentId: 30, bedroomCount } })
    await api.import([estateLine(30, { general: { project: true } }), unit(31, 2), unit(32, 7)])
    const [mail, ...more] = await told('dan@match.example')
    expect(more).toEqual([])
    expect(mail?.text.match(/\/en\/offer\/30\/[\w-]+\/\d+/g)).toEqual([expect.stringMatching(/\/32$/)])
  })

  it('hears in one message of everything at once, and of nothing while paused', async () => {
    const headers = await subscribe('eva@match.example')
    await api.import([40, 41, 42].map((id) => estateLine(id)))
    const [mail, ...more] = await told('eva@match.example')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('3 properties for your search')
    await api.ask('/sites/demo/alerts/mine', { method: 'PUT', body: { paused: true }, headers })
    await api.import([estateLine(43)])
    expect(await told('eva@match.example')).toHaveLength(1)
  })

  it('hears daily what came together, when it is due', async () => {
    await subscribe('fay@match.example', { frequency: 'daily', changes: ['price'] })
    await api.import([price(480000)])
    await api.import([price(470000)])
    expect(await told('fay@match.example')).toEqual([])
    await sql`update alert_match set due_at = now() where mail_id is null`.execute(api.db)
    const [mail, ...more] = await told('fay@match.example')
    expect(more).toEqual([])
    expect(mail?.text).toContain('from € 490.000 to € 470.000')
  })

  it.each([
    ['sold', estateLine(80, { general: sale(5) })],
    ['sold, to who asked for what is new only', estateLine(81, { general: sale(5) })],
    ['hidden', estateLine(82, { status: { id: 9, name: {} } })],
    ['removed', { kind: 'estate', delete: 83 }],
  ] as [string, ImportLine][])(
    'hears nothing of a new listing that is %s before the mail goes',
    async (how, line) => {
      await api.import([
        { kind: 'site', data: { ...siteData, settings: { ...siteData.settings, hiddenStatus: [9] } } },
      ])
      const id = 'delete' in line ? Number(line.delete) : (line.data as Estate).general.id
      const changes = how.includes('new only') ? { changes: ['new', 'price'] } : {}
      const now = `now-${id}@match.example`
      const daily = `daily-${id}@match.example`
      await subscribe(now, changes)
      await subscribe(daily, { ...changes, frequency: 'daily' })
      // Before anybody has looked who is to hear of it, and after that.
      await api.import([estateLine(id), line])
      expect(await told(now)).toEqual([])
      if ('delete' in line || how === 'hidden') await api.import([estateLine(id)])
      else await api.import([{ kind: 'estate', delete: id }, estateLine(id)])
      await api.alerts()
      const before = (await told(now)).length
      expect(before).toBe(1)
      await api.import([estateLine(id, { general: { price: { value: 250_000 } } }), line])
      await sql`update alert_match set due_at = now() where mail_id is null`.execute(api.db)
      expect(await told(daily)).toEqual([])
      const later = (await told(now)).slice(before)
      expect(later.map(({ text }) => text.includes('* no longer available'))).toEqual(
        how === 'sold' ? [true] : [],
      )
    },
  )

  it('hears once although several look at the same time', async () => {
    await subscribe('gus@match.example')
    await api.import([estateLine(50)])
    await Promise.all(Array.from({ length: 5 }, () => api.alerts()))
    expect(await told('gus@match.example')).toHaveLength(1)
  })

  it('hears once although the power fails while the message is written', async () => {
    await subscribe('hal@match.example')
    await sql`
      create function no_power() returns trigger language plpgsql as $$ begin raise exception 'no power'; end $$
    `.execute(api.db)
    await sql`create trigger no_power before insert on mail execute function no_power()`.execute(api.db)
    await api.import([estateLine(60)])
    await expect(api.alerts()).rejects.toThrow('no power')
    expect(await mailsTo(api, 'hal@match.example')).toHaveLength(1)
    await sql`drop trigger no_power on mail`.execute(api.db)
    expect(await told('hal@match.example')).toHaveLength(1)
    expect(await told('hal@match.example')).toHaveLength(1)
  })

  it.each([
    ['daily', '2026-06-10T05:59:00Z', '2026-06-10T06:00:00Z'],
    ['daily', '2026-06-10T06:00:00Z', '2026-06-11T06:00:00Z'],
    ['daily', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00Z'],
    ['daily', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z'],
    ['weekly', '2026-10-22T12:00:00Z', '2026-10-26T07:00:00Z'],
    ['weekly', '2026-06-15T05:00:00Z', '2026-06-15T06:00:00Z'],
    ['instant', '2026-06-15T05:00:00Z', '2026-06-15T05:00:00Z'],
  ])('%s from %s on is at %s: eight in Brussels, whatever the clocks do', async (frequency, now, due) => {
    const { rows } = await sql<{ due: Date }>`
      select ${dueAt(sql`${frequency}::text`, sql`${now}::timestamptz`)} as due
    `.execute(api.db)
    expect(rows[0]?.due.toISOString()).toBe(new Date(due).toISOString())
  })
})
