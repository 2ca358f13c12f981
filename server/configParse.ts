import { isIP } from 'node:net'

/** Readers of environment variables: the value, or an error whose message completes "NAME …". */

export function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error('must be a port number from 1 to 65535')
  return port
}

export function parseSiteId(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(text))
    throw new Error('must be a site id: lower-case letters, digits and hyphens')
  return text
}

/** One or more of something, each of them once, with commas between. */
export const parseList =
  <T>(parseOne: (text: string) => T) =>
  (text: string): T[] => {
    const all = text.split(',').map((part) => parseOne(part.trim()))
    if (new Set(all).size < all.length) throw new Error('must not name the same one twice')
    return all
  }

/** An address with one of the given schemes, without a slash at its end. */
export const parseUrl =
  (...schemes: string[]) =>
  (text: string): string => {
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : ''
    if (!schemes.includes(scheme)) {
      throw new Error(`must be an address that starts with ${schemes.map((s) => `${s}://`).join(' or ')}`)
    }
    return text.replace(/\/+$/, '')
  }

/** An address without anything behind its host and port. */
export const parseOrigin =
  (...schemes: string[]) =>
  (text: string): string => {
    const url = parseUrl(...schemes)(text)
    const { pathname, search, hash, username, password } = new URL(url)
    if (pathname !== '/' || search || hash) throw new Error('must end with its host: the site is at /')
    if (username || password) throw new Error('must hold no name and no password')
    return url
  }

export const parseChoice =
  <T extends string>(choices: readonly T[]) =>
  (text: string): T => {
    const found = choices.find((choice) => choice === text)
    if (!found) throw new Error(`must be one of ${choices.join(', ')}`)
    return found
  }

/** One or two Standard Webhooks keys, separated by a space. */
export function parseBase64Key(text: string): string {
  const keys = text.split(/\s+/)
  const good = keys.every(
    (key) => /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(key) && Buffer.from(key.slice(6), 'base64').length >= 24,
  )
  if (!good || keys.length > 2) {
    throw new Error('must be whsec_ followed by base64 of at least 24 bytes (two of them at most)')
  }
  return keys.join(' ')
}

export function parseToken(text: string): string {
  if (text.length < 16) throw new Error('must be at least 16 characters long')
  return text
}

/** Internet addresses or networks, with commas between. */
export function parseAddresses(text: string): string {
  const parts = text.split(',').map((part) => part.trim())
  const isGood = (part: string) => {
    const [address = '', bits, ...more] = part.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const fits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    return isIP(address) > 0 && fits && !more.length
  }
  if (!parts.every(isGood))
    throw new Error('must be addresses or networks such as 10.0.0.0/8, with commas between')
  return parts.join(',')
}
