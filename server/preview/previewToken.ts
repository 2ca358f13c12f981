import { createHmac } from 'node:crypto'
import type { DraftKind } from '../../src/contract/importLine'
import { LOCALES, type Locale } from '../../src/contract/locales'
import { isSameSecret } from '../http/sameSecret'

/** What a preview link shows, and until when. */
export interface PreviewClaim {
  siteId: string
  kind: DraftKind
  id: number
  locale: Locale
  /** Seconds since 1970. */
  expires: number
}

const LETTER: Record<DraftKind, string> = { estate: 'e', rentalUnit: 'r', page: 'p' }
const KIND = new Map(Object.entries(LETTER).map(([kind, letter]) => [letter, kind as DraftKind]))
const TOKEN = new RegExp(`^([erp])([1-9]\\d{0,9})-(${LOCALES.join('|')})-(\\d{1,12})\\.([\\w-]{43})$`)

/** Whether a text is written like a token; what it is worth only its signature tells. */
export const isPreviewToken = (text: string) => TOKEN.test(text)

function markOf({ siteId, kind, id, locale, expires }: PreviewClaim, secret: string): string {
  if (!secret) throw new Error('A preview link needs PREVIEW_SECRET')
  // JSON, so that no two claims are written alike.
  const text = JSON.stringify(['preview', 1, siteId, kind, id, locale, expires])
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/**
 * The word by which a link shows a draft: what it shows in plain, signed. The site is part of what is signed and not written, as it
 * is the one whose address is asked.
 * @example previewToken({ siteId: 'demo', kind: 'estate', id: 7, locale: 'nl', expires: 1795000000 }, secret) // 'e7-nl-1795000000.…'
 */
export function previewToken(claim: PreviewClaim, secret: string): string {
  const { kind, id, locale, expires } = claim
  return `${LETTER[kind]}${id}-${locale}-${expires}.${markOf(claim, secret)}`
}

/** What a token shows on this site now; undefined when it is wrong, of another site, or expired. */
export function readPreviewToken(
  token: string,
  siteId: string,
  secret: string,
  now = Date.now(),
): PreviewClaim | undefined {
  const [, letter = '', id, locale, expires, mark = ''] = TOKEN.exec(token) ?? []
  const kind = KIND.get(letter)
  if (!kind) return undefined
  const claim = { siteId, kind, id: Number(id), locale: locale as Locale, expires: Number(expires) }
  const isOurs = isSameSecret(mark, markOf(claim, secret))
  return isOurs && claim.expires * 1000 > now ? claim : undefined
}
