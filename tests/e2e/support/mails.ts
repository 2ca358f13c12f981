import { expect } from 'playwright/test'
import type { ReceivedMail } from '../../support/mailbox'
import { site } from './site'

/** An address nobody else in these journeys has. */
export const ownAddress = (name: string) =>
  `${name}.${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}@visser.example`

/** Mails that came for an address, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${site.mailboxUrl}/?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as ReceivedMail[]
}

/** Waits for the mail with this number of those that come for an address, the first being 1. */
export async function mailTo(address: string, count = 1): Promise<ReceivedMail> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(count)
  const mail = (await mailsTo(address))[count - 1]
  if (!mail) throw new Error(`No mail ${count} for ${address}`)
  return mail
}

/** Where a link of a mail leads on the site under test, by a part of its address; the mail names the public one. */
export function linkIn({ text, subject }: ReceivedMail, part: string): string {
  const links = text.match(/https?:\/\/\S+/g) ?? []
  const found = links.map((link) => new URL(link)).find(({ pathname }) => pathname.includes(part))
  if (!found) throw new Error(`“${subject}” has no link with ${part}: ${links.join(' ')}`)
  expect(found.origin).toBe(new URL(site.publicUrl).origin)
  return found.pathname
}
