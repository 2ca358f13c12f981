import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { databases } from '../support/databases'
import { siteData } from '../support/importLines'
import { home, ownProgram } from '../support/ownProgram'
import { startSmtp } from '../support/smtp'

// Each starts the whole program several times, next to other tests.
jest.setTimeout(240_000)

const SITE = 'huis'
/** Longer than a sender waits between two looks at the outbox. */
const A_LOOK = 6000

type Smtp = Awaited<ReturnType<typeof startSmtp>>

async function program(env: Record<string, string>) {
  const started = await ownProgram(SITE, env)
  return {
    ...started,
    importSite: () => started.import([{ kind: 'site', data: siteData }]),
    ask: (message: string) =>
      started.post(
        'contact',
        'application/json',
        JSON.stringify({ name: 'Jo', email: 'jo@visser.example', message, locale: 'nl', agreements: [] }),
        { 'idempotency-key': randomUUID() },
      ),
  }
}

describe.each(databases)('a program that is killed, on %s', (kind) => {
  let smtp: Smtp
  let at: Awaited<ReturnType<typeof home>>
  const running: { stop: () => Promise<unknown> }[] = []
  const start = async (mailUrl: string) => {
    const started = await program({ ...at.env, MAIL_URL: mailUrl })
    running.push(started)
    return started
  }
  const rows = () => at.between((db) => db.selectFrom('mail').select(['id', 'state', 'attempts']).execute())
  const until = async (isSo: () => boolean, what: string) => {
    for (const since = Date.now(); !isSo(); await pause(50))
      if (Date.now() - since > 60_000) throw new Error(`Waited in vain for ${what}`)
  }
  const arrived = () => smtp.mails.map(({ text }) => /Vraag \d+/.exec(text ?? '')?.[0])

  beforeEach(async () => {
    smtp = await startSmtp()
    at = await home(kind)
  })
  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()))
    await smtp.close()
    await at.remove()
  })

  it('between the commit and the mail sends that mail once when it runs again', async () => {
    const first = await start('')
    expect((await first.importSite()).status).toBe(200)
    expect((await first.ask('Vraag 1')).status).toBe(202)
    await first.kill()
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0 }])

    const second = await start(smtp.url)
    await until(() => smtp.mails.length > 0, 'the mail')
    await pause(A_LOOK)
    expect(arrived()).toEqual(['Vraag 1'])
    await second.stop()
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }])
  })

  it('while it hands mails to the mail server sends each of them once', async () => {
    smtp.hold(true)
    const first = await start(smtp.url)
    expect((await first.importSite()).status).toBe(200)
    for (const message of ['Vraag 1', 'Vraag 2', 'Vraag 3', 'Vraag 4'])
      expect((await first.ask(message)).status).toBe(202)
    // The server has read some, and has not said that it takes them.
    await until(() => smtp.held() > 0, 'a mail on its way')
    await first.kill()
    smtp.hold(false)
    expect(smtp.mails).toEqual([])
    const left = await rows()
    expect(left.filter(({ state }) => state === 'sending').length).toBeGreaterThan(0)
    expect(left.filter(({ state }) => state === 'sent')).toEqual([])

    // The lease of the dead is over: three minutes that the test does not wait.
    await at.between((db) =>
      sql`update mail set leased_until = now() - interval '1 second' where state = 'sending'`.execute(db),
    )
    const second = await start(smtp.url)
    await until(() => smtp.mails.length >= 4, 'four mails')
    await pause(A_LOOK)
    expect(arrived().sort()).toEqual(['Vraag 1', 'Vraag 2', 'Vraag 3', 'Vraag 4'])
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(4)
    await second.stop()
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent'])
  })
})
