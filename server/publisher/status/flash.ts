import type { IncomingHttpHeaders } from 'node:http'

/** What the next page tells once. */
export interface Flash {
  text: string
  isMistake: boolean
}

const COOKIE = 'aanbod-said'
const SECONDS = 60
/** A cookie holds 4,096 bytes, and a sentence less. */
const MOST_LETTERS = 400

const cookie = (value: string, seconds: number, isSecure: boolean) =>
  [`${COOKIE}=${value}`, 'Path=/status', 'HttpOnly', 'SameSite=Strict', `Max-Age=${seconds}`]
    .concat(isSecure ? ['Secure'] : [])
    .join('; ')

/** The cookie that carries it over a redirect, whichever process answers next. */
export const flashCookie = ({ text, isMistake }: Flash, isSecure: boolean): string =>
  cookie(
    `${isMistake ? 'no' : 'yes'}.${encodeURIComponent([...text].slice(0, MOST_LETTERS).join(''))}`,
    SECONDS,
    isSecure,
  )

/** The cookie that takes it away once it was told. */
export const toldCookie = (isSecure: boolean): string => cookie('', 0, isSecure)

/** What a browser brings; undefined when it brings nothing, or something that was not made here. */
export function flashOf({ cookie: all = '' }: IncomingHttpHeaders): Flash | undefined {
  const [, is, text] = new RegExp(`(?:^|; )${COOKIE}=(yes|no)\\.([^;]*)`).exec(all) ?? []
  if (!is || !text) return undefined
  try {
    return { text: decodeURIComponent(text), isMistake: is === 'no' }
  } catch {
    return undefined
  }
}
