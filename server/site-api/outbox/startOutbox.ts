import type { FastifyInstance } from 'fastify'
import type { Message } from '../../mail/message'
import { type Sender, startSender } from '../outgoing/sender'
import { backoff, isFinal } from './backoff'
import { smtpTransport } from './transport'

declare module 'fastify' {
  interface FastifyInstance {
    /** Told after a commit that put mails in the outbox. */
    outbox: Pick<Sender, 'wake' | 'drain'>
  }
}

const KEPT: FastifyInstance['outbox'] = { wake: () => undefined, drain: async () => undefined }
/** Longer than the mail server's patience with one message. */
const LEASE_SECONDS = 180
/** For mails put there by other processes. */
const LOOK_EVERY_MS = 5000

/** Nothing of an address in what is logged and kept: mail servers repeat them in their refusals. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')

/** Sends the outbox by MAIL_URL for as long as the app lives; without one mails stay where they are. */
export function startOutbox(app: FastifyInstance): void {
  const { mailUrl, publicUrl } = app.config
  if (!mailUrl) {
    app.decorate('outbox', KEPT)
    return
  }
  const transport = smtpTransport(mailUrl)
  const { hostname } = new URL(publicUrl)
  const sender = startSender<Message>({
    db: app.db,
    table: 'mail',
    // The site's own host, as message ids have one.
    send: ({ id, message }) => transport.send(`<${id}@${hostname}>`, message),
    wordsOf: ({ message }) => withoutAddresses(message),
    waitAfter: (attempts, error) => (isFinal(error) ? undefined : backoff(attempts)),
    leaseSeconds: LEASE_SECONDS,
    onFailure: (failure) => app.log.warn(failure, 'a mail could not be sent'),
    every: LOOK_EVERY_MS,
  })
  app.decorate('outbox', sender)
  app.addHook('onClose', async () => {
    await sender.stop()
    transport.close()
  })
}
