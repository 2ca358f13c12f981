import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SETTINGS } from '../../server/config'
import { connect } from '../../server/db/connect'
import { temporaryFolder } from '../../server/releases/testing/buildTree'
import { startCommand } from '../support/command'
import { type DatabaseKind, databases, emptyDatabase } from '../support/databases'
import { freePort } from '../support/freePort'
import { siteData } from '../support/importLines'
import { startSmtp } from '../support/smtp'

// Each starts the whole program several times, next to other tests.
jest.setTimeout(240_000)

const PROJECT = resolve(__dirname, '../..')
const SITE = 'huis'
/** Longer than a sender waits between two looks at the outbox. */
const A_LOOK = 6000

type Smtp = Awaited<ReturnType<typeof startSmtp>>

/** Where the program keeps its data, whoever runs it. */
async function home(kind: DatabaseKind) {
  const { dir, remove } = await temporaryFolder()
  const server = kind === 'PostgreSQL' ? await emptyDatabase(kind) : undefined
  const where = server?.url ? { databaseUrl: server.url } : { dataDir: dir }
  return {
    env: { DATA_DIR: dir, DATABASE_URL: server?.url ?? '' },
    /** Something done to the database while no program runs. */
    between: async <T>(work: (db: Awaited<ReturnType<typeof connect>>['db']) => Promise<T>) => {
      const connection = await connect(where)
      try {
        return await work(connection.db)
      } finally {
        await connection.close()
      }
    },
    remove: async () => {
      await server?.close()
      await remove()
    },
  }
}

/** The site API as an operator runs it, in a process of its own. */
async function program(env: Record<string, string>) {
  const port = await freePort()
  let heard: () => void = () => undefined
  const isReady = new Promise<void>((done) => (heard = done))
  const lines: string[] = []
  const command = startCommand(
    process.execPath,
    ['--import', 'tsx', join(PROJECT, 'server/main.ts'), '--role', 'site-api'],
    {
      cwd: PROJECT,
      env: {
        ...Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, ''])),
        SITE_ID: SITE,
        SITE_API_PORT: String(port),
        ADMIN_TOKEN: 'operator-of-the-tests',
        LOG_LEVEL: 'warn',
        ...env,
      },
      onLine: (line) => {
        lines.push(line)
        if (line.startsWith('Ready: ')) heard()
      },
    },
  )
  const died = command.ended.then(() => Promise.reject(new Error(lines.join('\n'))))
  died.catch(() => undefined)
  await Promise.race([isReady, died])
  const post = (path: string, type: string, body: string, headers = {}) =>
    fetch(`http://127.0.0.1:${port}/sites/${SITE}/${path}`, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
    })
  return {
    stop: command.stop,
    /** Ends as when the machine loses its power. */
    kill: async () => {
      command.signal('SIGKILL')
      await command.ended
    },
    importSite: () =>
      post('admin/import', 'application/x-ndjson', JSON.stringify({ kind: 'site', data: siteData }), {
        authorization: 'Bearer operator-of-the-tests',
      }),
    ask: (message: string) =>
      post(
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
