import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { startCommand } from '../tests/support/command'
import { freePort } from '../tests/support/freePort'
import { slowSvg } from '../tests/support/hostilePictures'
import { siteData } from '../tests/support/importLines'
import { slowClient, unfinishedSearch } from '../tests/support/slowClient'
import { SETTINGS } from './config'

// Each starts whole programs, next to other tests.

const PROJECT = resolve(__dirname, '..')
const ADMIN_TOKEN = 'operator-of-the-tests'
/** Milliseconds after which a supervisor kills. */
const SUPERVISOR = 10_000

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

/** Numbers of a process and all that it started, and they. */
function treeOf(root: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => state && !state.startsWith('Z'))
    .map(([pid, parent]) => [Number(pid), Number(parent)] as const)
  const all = new Set([root])
  for (let size = 0; size !== all.size;) {
    size = all.size
    for (const [pid, parent] of table) if (all.has(parent)) all.add(pid)
  }
  return table.map(([pid]) => pid).filter((pid) => all.has(pid))
}

const isAlive = (pid: number) => treeOf(pid).length > 0

/** The program as an operator starts it, `npm start` or one role, told to stop as a supervisor does: its first process alone. */
async function program(args: readonly string[]) {
  const [port, siteApiPort] = [await freePort(), await freePort()]
  const lines: string[] = []
  let heard: () => void = () => undefined
  const ready = new Promise<void>((done) => (heard = done))
  const command = startCommand('npm', args, {
    cwd: PROJECT,
    env: {
      ...Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, ''])),
      PORT: String(port),
      SITE_API_PORT: String(siteApiPort),
      DATA_DIR: join(dir, String(port)),
      SITE_ID: 'huis',
      LOG_LEVEL: 'silent',
      ADMIN_TOKEN,
    },
    onLine: (line) => {
      lines.push(line)
      if (/\b(Not ready|Ready): /.test(line)) heard()
    },
  })
  running.push(command)
  await Promise.race([ready, command.ended.then(() => Promise.reject(new Error(lines.join('\n'))))])
  const pid = command.pid as number
  return {
    port,
    siteApiPort,
    tell: () => process.kill(pid, 'SIGTERM'),
    processes: () => treeOf(pid),
    ended: command.ended,
  }
}

type Program = Awaited<ReturnType<typeof program>>

/** Milliseconds from the signal until nothing of the program is left. */
async function untilGone({ tell, processes, ended }: Program, second?: number): Promise<number> {
  const all = processes()
  expect(all.length).toBeGreaterThan(1)
  const since = performance.now()
  tell()
  if (second !== undefined) {
    await pause(second)
    tell()
  }
  await ended
  while (all.some(isAlive)) await pause(20)
  return performance.now() - since
}

const operator = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/x-ndjson' }
const fileLine = (name: string, mime: string, bytes: Buffer) =>
  JSON.stringify({ kind: 'asset', data: { name, kind: 'file', mime, base64: bytes.toString('base64') } })
const head = (...lines: string[]) => `${lines.join('\r\n')}\r\nHost: localhost\r\n\r\n`

/** Connections that are there, and of which nothing comes. */
const idle = (port: number) =>
  Promise.all([
    slowClient(port),
    slowClient(port, head('GET /healthz HTTP/1.1')),
    slowClient(port, 'GET / HTTP/1.1\r\nHost: '),
    slowClient(port, unfinishedSearch('/sites/huis/estates'), ' '),
  ])

/** Everybody at once who has no wish to end: what each of them does is under way when this resolves. */
async function everybody({ port, siteApiPort }: Program): Promise<void> {
  const api = `http://127.0.0.1:${siteApiPort}/sites/huis`
  const noise = await sharp(randomBytes(700 * 700 * 3), { raw: { width: 700, height: 700, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer()
  const photos = Array.from({ length: 12 }, (_, index) => fileLine(`photo${index}`, 'image/jpeg', noise))
  const imported = await fetch(`${api}/admin/import`, {
    method: 'POST',
    headers: operator,
    body: [JSON.stringify({ kind: 'site', data: siteData }), ...photos].join('\n'),
  })
  expect(await imported.json()).toMatchObject({ imported: 13 })
  await Promise.all([port, siteApiPort].map(idle))
  // Takes the first bytes of some megabytes, and no more.
  const bearer = `Authorization: Bearer ${ADMIN_TOKEN}`
  const reader = await slowClient(siteApiPort, head('GET /sites/huis/admin/export HTTP/1.1', bearer))
  while (!reader.answer()) await pause(20)
  reader.rest()
  const events = await slowClient(port, head('GET /status/events HTTP/1.1', bearer))
  while (!events.answer().includes('event: status')) await pause(20)
  const line = fileLine('slow.svg', 'image/svg+xml', slowSvg(20_000))
  const importing = [
    'POST /sites/huis/admin/import HTTP/1.1',
    bearer,
    'Content-Type: application/x-ndjson',
    `Content-Length: ${line.length + 100_000_000}`,
  ]
  // A window's worth, so that it is written while more is to come.
  const rest = `\n${`${JSON.stringify({ kind: 'site', data: siteData })}\n`.repeat(500)}`
  await slowClient(siteApiPort, head(...importing) + line + rest, '\n')
}

test('npm start ends within what a supervisor waits, whatever clients do', async () => {
  const all = await program(['start'])
  await everybody(all)
  while (!hasPictureProcess(all)) await pause(50)
  expect(await untilGone(all)).toBeLessThan(SUPERVISOR)
})

const hasPictureProcess = ({ processes }: Program) => {
  const args = execFileSync('ps', ['-o', 'args=', '-p', processes().join()], { encoding: 'utf8' })
  return args.includes('pictureProcess')
}

test('told again it ends at once', async () => {
  const all = await program(['start'])
  await everybody(all)
  expect(await untilGone(all, 600)).toBeLessThan(3000)
})

test.each(['site-api', 'web', 'publisher'] as const)('role %s alone ends in time too', async (role) => {
  const one = await program(['run', 'server', '--', '--role', role])
  await idle({ 'site-api': one.siteApiPort, web: one.port, publisher: one.siteApiPort + 1 }[role])
  expect(await untilGone(one)).toBeLessThan(SUPERVISOR)
})
