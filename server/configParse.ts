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
