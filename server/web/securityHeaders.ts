import { codeHash } from '../releases/inlineCode'
import type { OtherSources } from './otherSources'

/** Of a style element with nothing in it. */
const EMPTY = codeHash('')

const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // In the browser styled-components begins with an empty element and adds its rules by the CSSOM.
  'style-src': ["'self'", EMPTY],
  // React writes `style` into pages: shares of an energy scale, colours of a sticker.
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // Virtual visits stand on hosts that the agencies choose.
  'frame-src': ['https:'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'object-src': ["'none'"],
}

/** For everything that is not a page of ours: it may load nothing, be framed by nobody, and run nothing. */
export const NO_CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

interface PageSources extends Partial<OtherSources> {
  /** Hashes of the inline scripts that its build gave it. */
  scripts?: readonly string[]
  /** Hashes of its style elements. */
  styles?: readonly string[]
}

/** The Content-Security-Policy of a page (docs/decisions/176-what-a-page-may-run.md). */
export function pagePolicy({
  scripts = [],
  styles = [],
  images = [],
  connections = [],
}: PageSources = {}): string {
  const more: Readonly<Record<string, readonly string[]>> = {
    'script-src': scripts,
    'style-src': styles,
    'img-src': images,
    'connect-src': connections,
  }
  return Object.entries(POLICY)
    .map(([name, values]) => [name, ...values, ...(more[name] ?? [])].join(' '))
    .join('; ')
}

const PERMISSIONS = 'camera=(), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()'
const YEAR = 365 * 24 * 60 * 60

/** Headers that every response carries. HSTS only where visitors come by https, else they could not come back. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  'content-security-policy': NO_CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR}` }),
})
