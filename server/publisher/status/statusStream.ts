import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StatusFeed } from './statusFeed'
import { statusHtml } from './statusPage'

interface Options {
  feed: StatusFeed
  /** Milliseconds between two signs of life. */
  heartbeat: number
  /** Milliseconds after which the listener has to ask again, and is then asked who it is. */
  mostOpen: number
  headers: Readonly<Record<string, string>>
}

/** Server-sent events: how things stand unless the listener has seen that, then every change, and signs of life between. */
export function statusStream(request: FastifyRequest, reply: FastifyReply, options: Options) {
  const { feed, heartbeat, mostOpen, headers } = options
  const { seen = '' } = request.query as { seen?: string }
  // A browser that was cut off says what it has seen last.
  const last = request.headers['last-event-id'] ?? seen
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, { ...headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  raw.write('retry: 2000\n\n')
  const stop = feed.listen(String(last), ({ version, status }) => {
    raw.write(`id: ${version}\nevent: status\ndata: ${JSON.stringify(statusHtml(status))}\n\n`)
  })
  const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat)
  const end = setTimeout(() => raw.end(), mostOpen)
  beat.unref()
  end.unref()
  raw.on('close', () => {
    clearInterval(beat)
    clearTimeout(end)
    stop()
  })
  return raw
}
