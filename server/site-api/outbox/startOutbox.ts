import type { FastifyInstance } from 'fastify'
import { type MailSender, startSender } from './sender'
import { smtpTransport } from './transport'

declare module 'fastify' {
  interface FastifyInstance {
    /** Told after a commit that put mails in the outbox. */
    outbox: Pick<MailSender, 'wake' | 'drain'>
  }
}

const KEPT: FastifyInstance['outbox'] = { wake: () => undefined, drain: async () => undefined }

/** Sends the outbox by MAIL_URL for as long as the app lives; without one mails stay where they are. */
export function startOutbox(app: FastifyInstance): void {
  const { mailUrl, publicUrl } = app.config
  if (!mailUrl) {
    app.decorate('outbox', KEPT)
    return
  }
  const sender = startSender({
    db: app.db,
    transport: smtpTransport(mailUrl),
    host: new URL(publicUrl).hostname,
    onFailure: (failure) => app.log.warn(failure, 'a mail could not be sent'),
  })
  app.decorate('outbox', sender)
  app.addHook('onClose', () => sender.stop())
}
