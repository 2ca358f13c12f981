import Fastify, { type FastifyInstance } from 'fastify'
import { Writable } from 'node:stream'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { hearRequests } from '../../http/requestEnds'
import { requestLog } from '../../http/requestLog'
import { createRelease } from '../../releases/release'
import { openReleaseStore } from '../../releases/releaseStore'
import { switchTo } from '../../releases/switchTo'
import { temporaryFolder, writeTree } from '../../releases/testing/buildTree'
import { web, type WebOptions } from '../app'
import { webServerOptions } from '../serverOptions'

type Files = Readonly<Record<string, string | Buffer>>

/** A web role over a release store in a folder of its own, with the lines of its log. */
export async function startWeb(
  files: Files | undefined,
  options: Partial<WebOptions> = {},
  server: { requestTimeout?: number } = {},
) {
  const { dir, remove } = await temporaryFolder()
  const buildDir = join(dir, 'public')
  const store = openReleaseStore(join(dir, 'data'), 'demo')
  const log: string[] = []
  const stream = new Writable({
    write: (line, _encoding, done) => {
      log.push(String(line))
      done()
    },
  })
  const publish = async (more: Files) => {
    await writeTree(buildDir, more)
    const release = await createRelease({ buildDir, store })
    await switchTo(store, release.id)
    return release
  }
  if (files) await publish(files)

  let refresh = async () => {}
  const app = Fastify({ ...webServerOptions, ...server, logger: { level: 'info', stream } })
  hearRequests(app, requestLog())
  await app.register(web, {
    siteId: 'demo',
    dataDir: join(dir, 'data'),
    siteApiUrl: 'http://127.0.0.1:9',
    publicUrl: 'http://localhost:8000',
    onReady: (call) => (refresh = call),
    ...options,
  })
  await app.ready()
  return {
    app,
    store,
    buildDir,
    log,
    publish,
    refresh: () => refresh(),
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers }),
    stop: async () => {
      await app.close()
      await remove()
    },
  }
}

/** Sends a request line as it is, which no client library would, and gives the status and the whole answer. */
export async function sendRaw(app: FastifyInstance, target: string, method = 'GET') {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
    socket.write(
      Buffer.from(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'),
    )
  })
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), answer }
}
