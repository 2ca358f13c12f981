import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/**
 * A real mail server on loopback that keeps what it is given, parsed. `refuse` makes it refuse for a while, or for good;
 * `hold` makes it never answer.
 */
export async function startSmtp(port = 0) {
  const mails: ParsedMail[] = []
  let refusal: number | undefined
  let isHolding = false
  let held = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      simpleParser(stream).then(
        (mail) => {
          if (isHolding) {
            held += 1
            return
          }
          if (refusal)
            return done(Object.assign(new Error('Not now <jo@visser.example>'), { responseCode: refusal }))
          mails.push(mail)
          return done()
        },
        (error: Error) => done(error),
      )
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.server.address() as AddressInfo
  return {
    mails,
    port: bound,
    url: `smtp://127.0.0.1:${bound}`,
    /** Reads what comes from now on and says nothing to it. */
    hold: (on: boolean) => (isHolding = on),
    held: () => held,
    refuse: (code: number | undefined) => (refusal = code),
    /** Lets the process end though it listens. */
    unref: () => server.server.unref(),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
