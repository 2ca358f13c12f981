import { euro } from '../../../src/domain/format/money'
import type { MailWords } from '../../mail/mailWords'
import type { Change } from './changesBetween'

/** What changed, in words. `status` is what the listing is now. */
export function changeText(t: MailWords, { kind, was, now }: Change, status: string): string {
  if (kind === 'new' || kind === 'back' || kind === 'sold') return t(`change.${kind}`)
  if (kind === 'status') return t('change.status', { status })
  if (now === null) return t('change.priceGone')
  if (was === null) return t('change.priceSet', { now: euro(now) })
  return t(now < was ? 'change.priceLower' : 'change.priceHigher', { was: euro(was), now: euro(now) })
}
