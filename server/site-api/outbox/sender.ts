import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import { type ClaimedMail, claimMails, giveBack, markFailed, markSent } from '../../mail/outbox'
import { backoff, isFinal } from './backoff'
import type { MailTransport } from './transport'

interface SenderOptions {
  db: Kysely<Database>
  transport: MailTransport
  /** Host of message ids: the site's own. */
  host: string
  /** Hears that a mail could not be sent; never who it is for. */
  onFailure: (failure: { id: string; attempts: number; final: boolean; error: string }) => void
  /** Milliseconds between looks when nobody wakes it: for mails put there by other processes. */
  every?: number
}

export interface MailSender {
  /** Something was put in the outbox. */
  wake(): void
  /** Sends what is due now; resolves when nothing is. */
  drain(): Promise<void>
  stop(): Promise<void>
}

const AT_ONCE = 3
/** Longer than the mail server's patience with one message, so that a lease never ends under a sender that lives. */
const LEASE_SECONDS = 180

/** Nothing of an address in what is logged and kept: mail servers repeat them in their refusals. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')

/**
 * Sends what the outbox holds. A mail counts as sent when the server has taken it and that is written down; a process that
 * dies between those two sends it again under the same Message-ID (docs/decisions/081-outbox.md).
 */
export function startSender({ db, transport, host, onFailure, every = 5000 }: SenderOptions): MailSender {
  let stopped = false
  let running: Promise<void> | undefined
  let again = false

  async function sendOne(claim: ClaimedMail): Promise<void> {
    if (stopped) return giveBack(db, claim)
    try {
      await transport.send(`<${claim.id}@${host}>`, claim.message)
    } catch (error) {
      const wait = isFinal(error) ? undefined : backoff(claim.attempts)
      const said = withoutAddresses((error as Error).message)
      onFailure({ id: claim.id, attempts: claim.attempts, final: wait === undefined, error: said })
      return markFailed(db, claim, said, wait)
    }
    return markSent(db, claim)
  }

  async function round(): Promise<void> {
    do {
      again = false
      for (;;) {
        const claims = stopped ? [] : await claimMails(db, AT_ONCE, LEASE_SECONDS)
        if (!claims.length) break
        await Promise.all(claims.map(sendOne))
      }
    } while (again && !stopped)
  }

  const run = (): Promise<void> => {
    again = true
    running ??= round().finally(() => (running = undefined))
    return running
  }
  const wake = () => {
    if (stopped) return
    run().catch((error: Error) =>
      onFailure({ id: '', attempts: 0, final: false, error: withoutAddresses(error.message) }),
    )
  }
  const timer = setInterval(wake, every)
  timer.unref()
  wake()
  return {
    wake,
    drain: run,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running?.catch(() => undefined)
      transport.close()
    },
  }
}
