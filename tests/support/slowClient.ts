import { connect, type Socket } from 'node:net'

/** A client that says as little as it can: what it was answered, and whether it was let go. */
export interface SlowClient {
  answer: () => string
  /** Resolves when the server ends the connection. */
  gone: Promise<void>
  leave: () => void
  /** Takes no more of what it is sent, and stays. */
  rest: () => void
}

/** Opens a connection, says `text`, and then nothing, or `drip` twice a second. */
export function slowClient(port: number, text = '', drip = ''): Promise<SlowClient> {
  return new Promise((resolve, reject) => {
    let answer = ''
    let timer: NodeJS.Timeout | undefined
    const socket: Socket = connect(port, '127.0.0.1')
    const gone = new Promise<void>((done) => socket.once('close', () => done()))
    socket.once('error', reject)
    socket.on('data', (chunk) => (answer += String(chunk)))
    socket.once('close', () => clearInterval(timer))
    socket.once('connect', () => {
      // Who is let go while it speaks hears of it as an error.
      socket.on('error', () => undefined)
      if (text) socket.write(text)
      if (drip) timer = setInterval(() => socket.write(drip), 500)
      resolve({ answer: () => answer, gone, leave: () => socket.destroy(), rest: () => socket.pause() })
    })
  })
}

/** The beginning of a search that never says what it searches. */
export const unfinishedSearch = (path: string, length = 60_000) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    '',
    '{"query":',
  ].join('\r\n')
