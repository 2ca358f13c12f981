import { spawn } from 'node:child_process'
import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startCommand } from '../tests/support/command'
import { emptyDatabase } from '../tests/support/databases'
import { freePort } from '../tests/support/freePort'
import { SETTINGS } from './config'
import { processesOf } from './publisher/status/processes'

// Each starts a whole program, next to other tests.

const PROJECT = resolve(__dirname, '..')

let dir: string
let running: ReturnType<typeof startCommand>[] = []

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aanbod-'))
})
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()))
  running = []
  await rm(dir, { recursive: true, force: true })
})

/** The program as an operator starts it; `ready` gives its ports once it says that it is. */
async function program(args: string[], env: Record<string, string> = {}) {
  const lines: string[] = []
  const port = await freePort()
  const siteApiPort = await freePort()
  let ready: () => void = () => undefined
  const isReady = new Promise<void>((done) => (ready = done))
  const command = startCommand(process.execPath, ['--import', 'tsx', 'server/main.ts', ...args], {
    cwd: PROJECT,
    env: {
      ...Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, ''])),
      PORT: String(port),
      SITE_API_PORT: String(siteApiPort),
      DATA_DIR: dir,
      SITE_ID: 'huis',
      LOG_LEVEL: 'silent',
      ...env,
    },
    onLine: (line) => {
      lines.push(line)
      if (line.startsWith('Ready: ')) ready()
    },
  })
  running.push(command)
  const ended = command.ended.then((code) => ({ code, said: lines.join('\n') }))
  const first = Promise.race([isReady, ended.then(({ said }) => Promise.reject(new Error(said)))])
  first.catch(() => undefined)
  const kill = () => command.signal('SIGKILL')
  return { ready: first, ended, stop: command.stop, kill, lines, port, siteApiPort }
}

describe('what an operator is told', () => {
  test('--help lists the roles and every variable', async () => {
    const { code, said } = await (await program(['--help'])).ended
    expect(code).toBe(0)
    expect(said).toContain('Roles: site-api, web, publisher')
    for (const { name } of Object.values(SETTINGS)) expect(said).toContain(`  ${name} `)
  })

  test('an unknown role is named beside those there are', async () => {
    const { code, said } = await (await program(['--role', 'web', '--role', 'webb'])).ended
    expect(code).toBe(1)
    expect(said).toBe('Unknown role webb; there are site-api, web, publisher')
  })

  test('every mistake in the environment is listed at once, without secrets', async () => {
    const { code, said } = await (
      await program([], {
        PORT: 'http',
        SITE_ID: 'Huis!',
        ADMIN_TOKEN: 'hunter2',
        PUBLIC_URL: 'huis.example',
      })
    ).ended
    expect(code).toBe(1)
    expect(said).toMatch(/^The configuration has 4 mistakes:/)
    for (const name of ['PORT', 'SITE_ID', 'ADMIN_TOKEN', 'PUBLIC_URL'])
      expect(said).toContain(`  ${name} must`)
    expect(said).not.toContain('hunter2')
  })

  test('a port that is taken ends the start, naming it', async () => {
    const other = createServer()
    const port = await new Promise<number>((done) =>
      other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port)),
    )
    try {
      const { code, said } = await (await program(['--role', 'web'], { PORT: String(port) })).ended
      expect(code).toBe(1)
      expect(said).toContain(`EADDRINUSE: address already in use 127.0.0.1:${port}`)
    } finally {
      other.close()
    }
  })
})

test('site-api and web start together, serve, and stop without a trace', async () => {
  const roles = await program(['--role', 'site-api', '--role', 'web'])
  await roles.ready
  const api = await fetch(`http://127.0.0.1:${roles.siteApiPort}/sites/huis`)
  expect(api.status).toBe(404)
  // Nothing was published yet: the site says so, and a load balancer leaves it out.
  const readiness = await fetch(`http://127.0.0.1:${roles.port}/readyz`)
  expect({ status: readiness.status, body: await readiness.json() }).toMatchObject({
    status: 503,
    body: { status: 'unavailable' },
  })
  await roles.stop()
  expect((await roles.ended).code).toBe(0)
  expect(existsSync(join(dir, 'pglite.pid'))).toBe(false)
  await expect(fetch(`http://127.0.0.1:${roles.port}/healthz`)).rejects.toThrow()
})

test('a publisher without a site to build says why, at level error, is not ready, and keeps its status page up', async () => {
  const api = await program(['--role', 'site-api'])
  await api.ready
  const publisher = await program(['--role', 'publisher'], {
    SITE_API_URL: `http://127.0.0.1:${api.siteApiPort}`,
  })
  const lineOf = (text: string) => publisher.lines.find((line) => line.includes(text))
  while (!lineOf('eady: ')) await new Promise((done) => setTimeout(done, 20))
  expect(JSON.parse(lineOf('eady: ') ?? '')).toMatchObject({
    level: 40,
    msg: 'Not ready: there is no release of huis yet, and its build is tried again; /status says why',
  })
  expect(JSON.parse(lineOf('The build failed') ?? '')).toMatchObject({
    level: 50,
    msg: expect.stringContaining('The build failed and is tried again: 404 Not Found'),
  })
  const ask = (path: string) => fetch(`http://127.0.0.1:${publisher.siteApiPort + 1}${path}`)
  expect((await ask('/status')).status).toBe(401)
  const readiness = await ask('/readyz')
  expect([readiness.status, ((await readiness.json()) as { reason: string }).reason]).toEqual([
    503,
    'Not publishing yet: there is no release of huis yet, and its build is tried again; /status says why',
  ])
  await publisher.stop()
  expect((await publisher.ended).code).toBe(0)
})

test('a site API of several that is away is told of once, at level warn', async () => {
  const api = await program(['--role', 'site-api'])
  await api.ready
  const gone = `http://127.0.0.1:${await freePort()}`
  const web = await program(['--role', 'web'], {
    SITE_API_URL: `${gone},http://127.0.0.1:${api.siteApiPort}`,
  })
  await web.ready
  const read = async () => (await fetch(`http://127.0.0.1:${web.port}/sites/huis/cities?search=a`)).text()
  await read()
  await read()
  const told = () => web.lines.filter((line) => line.includes(`${gone} cannot be reached`))
  while (!told().length) await new Promise((done) => setTimeout(done, 20))
  expect(told().map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 40, msg: `${gone} cannot be reached: ECONNREFUSED` },
  ])
})

test('who shares a PostgreSQL is known there: a web role too, and what was killed apart from what was told to end', async () => {
  const database = await emptyDatabase('PostgreSQL')
  try {
    const env = { DATABASE_URL: database.url ?? '' }
    const api = await program(['--role', 'site-api'], env)
    await api.ready
    const webs = [await program(['--role', 'web'], env), await program(['--role', 'web'], env)] as const
    await Promise.all(webs.map(({ ready }) => ready))
    const known = async () =>
      (await processesOf(database.db)).map(({ roles, addresses, state }) => [...roles, ...addresses, state])
    while ((await known()).length < 3) await new Promise((done) => setTimeout(done, 20))
    webs[0].kill()
    await webs[0].ended
    await webs[1].stop()
    await sql`update process_seen set seen_at = seen_at - interval '1 minute'`.execute(database.db)
    expect(new Set(await known())).toEqual(
      new Set([
        ['site-api', `127.0.0.1:${api.siteApiPort}`, 'missing'],
        ['web', `127.0.0.1:${webs[0].port}`, 'missing'],
        ['web', `127.0.0.1:${webs[1].port}`, 'stopped'],
      ]),
    )
  } finally {
    await Promise.all(running.map(({ stop }) => stop()))
    await database.close()
  }
})

describe('what it says', () => {
  test('is a line of JSON a request where it is piped, of both roles that had a part in it, and of nobody', async () => {
    const roles = await program(['--role', 'site-api', '--role', 'web'], { LOG_LEVEL: 'info' })
    await roles.ready
    await (await fetch(`http://127.0.0.1:${roles.port}/sites/huis/cities?search=Jan%20Visser`)).text()
    const requests = () =>
      roles.lines
        .filter((line) => line.includes('"msg":"request"') && line.includes('/cities'))
        .map((line) => JSON.parse(line) as object)
    while (requests().length < 2) await new Promise((done) => setTimeout(done, 20))
    const told = {
      level: 30,
      method: 'GET',
      url: '/sites/huis/cities?search=…',
      status: 404,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      from: '127.0.0.0/24',
    }
    const name = expect.stringMatching(/^(web|site-api)$/)
    expect(requests()).toEqual([
      expect.objectContaining({ ...told, name }),
      expect.objectContaining({ ...told, name }),
    ])
    expect(roles.lines.join('\n')).not.toMatch(/visser|127\.0\.0\.1"/i)
  })

  test('may be JSON altogether', async () => {
    const api = await program(['--role', 'site-api'], { LOG_LEVEL: 'info', LOG_FORMAT: 'json' })
    const isReady = () => api.lines.some((line) => line.includes('Ready: site-api'))
    while (!isReady()) await new Promise((done) => setTimeout(done, 20))
    for (const line of api.lines)
      expect(JSON.parse(line)).toMatchObject({ level: 30, msg: expect.any(String) })
  })

  test('ends with whoever reads it: everything closes, without a word', async () => {
    const [port, siteApiPort] = [await freePort(), await freePort()]
    const unset = Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, '']))
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--role', 'site-api'], {
      cwd: PROJECT,
      env: {
        ...process.env,
        ...unset,
        ...{ PORT: String(port), SITE_API_PORT: String(siteApiPort), DATA_DIR: dir, SITE_ID: 'huis' },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let complaint = ''
    child.stderr.on('data', (text) => (complaint += String(text)))
    let code: number | null | undefined
    child.once('exit', (given) => (code = given))
    await new Promise((heard) => child.stdout.once('data', heard))
    child.stdout.destroy()
    // Until it has something to say.
    while (code === undefined) {
      await fetch(`http://127.0.0.1:${siteApiPort}/healthz`).catch(() => undefined)
      await new Promise((done) => setTimeout(done, 50))
    }
    expect([code, complaint]).toEqual([0, ''])
    expect(existsSync(join(dir, 'pglite.pid'))).toBe(false)
  })
})
