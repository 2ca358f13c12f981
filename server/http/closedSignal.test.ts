import fastify from 'fastify'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { hasLeft } from './closedSignal'
import { sendProblem } from './problem'

it('sees at once that a connection broke off, and a failure that nobody hears of is not logged', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
  const app = fastify({ logger: { level: 'error', stream } })
  app.setErrorHandler(sendProblem)
  const seen: boolean[] = []
  app.get('/left', async (request, reply) => {
    seen.push(hasLeft(reply))
    request.raw.socket.destroy()
    // Before the reply hears of it.
    seen.push(hasLeft(reply), reply.raw.destroyed)
    throw new Error('What was read for it is closed')
  })
  app.get('/there', async () => {
    throw new Error('This somebody waits for')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  try {
    const visitor = connect(port, '127.0.0.1', () =>
      visitor.write('GET /left HTTP/1.1\r\nHost: here\r\n\r\n'),
    )
    await new Promise((closed) => visitor.once('close', closed))
    await setImmediate()
    expect(seen).toEqual([false, true, false])
    expect(lines).toEqual([])
    expect((await fetch(`http://127.0.0.1:${port}/there`)).status).toBe(500)
    expect(lines.join('')).toContain('This somebody waits for')
  } finally {
    await app.close()
  }
})
