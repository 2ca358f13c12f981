import type { FeedFacts } from '../../../src/contract/feedRun'
import { Refused } from './refused'
import { type Bounds, keepCopy, type TakenFeed, withinTime } from './takenFeed'

const MOST_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])
/** Characters of what a host calls a state of its file by. */
const LONGEST_VALIDATOR = 300

export interface UrlSource {
  url: string
  headers: Readonly<Record<string, string>>
  /** The feed that was taken last: only another one is asked for. */
  last: Pick<FeedFacts, 'etag' | 'lastModified'> | null
}

/** An address without name, password and query, which may hold keys. */
const shown = ({ origin, pathname }: URL) => `${origin}${pathname}`

const causeOf = (error: unknown) => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}

function headersOf({ headers, last }: UrlSource, { username, password }: URL): Headers {
  const sent = new Headers(headers)
  if (username) {
    const said = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
    sent.set('authorization', `Basic ${Buffer.from(said).toString('base64')}`)
  }
  if (last?.etag) sent.set('if-none-match', last.etag)
  if (last?.lastModified) sent.set('if-modified-since', last.lastModified)
  return sent
}

function urlOf(text: string): URL {
  try {
    return new URL(text)
  } catch {
    throw new Error('from.url of feed.yaml is no address, with its variables filled in')
  }
}

/** Asks, and asks again where it is told to, on the same host only: keys are sent along. */
async function answerOf(source: UrlSource, signal: AbortSignal): Promise<Response> {
  const first = urlOf(source.url)
  const headers = headersOf(source, first)
  let url = first
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const asked = new URL(url)
    asked.username = asked.password = ''
    const response = await fetch(asked, { headers, redirect: 'manual', signal }).catch((error: unknown) => {
      if (signal.aborted) throw error
      throw new Refused(`${shown(asked)} cannot be reached (${causeOf(error)})`)
    })
    if (!REDIRECTS.has(response.status)) return response
    await response.body?.cancel()
    const to = response.headers.get('location')
    if (to === null || !URL.canParse(to, url))
      throw new Refused(`${shown(asked)} leads on, and does not say where to`)
    url = new URL(to, url)
    if (url.origin !== first.origin)
      throw new Refused(`${shown(asked)} leads to another host, ${url.origin}: from.url may name that one`)
  }
  throw new Refused(`${shown(first)} leads on more than ${MOST_REDIRECTS} times`)
}

const validator = (text: string | null) =>
  text !== null && text.length <= LONGEST_VALIDATOR ? text : undefined

/**
 * Fetches a feed; undefined when its host says that it is the one of last time.
 * @throws Refused when the host gives none in time, or one that breaks off or is too long
 */
export const takeFromUrl = (source: UrlSource, to: string, bounds: Bounds): Promise<TakenFeed | undefined> =>
  withinTime(bounds, async (signal) => {
    const response = await answerOf(source, signal)
    if (response.status === 304 && (source.last?.etag || source.last?.lastModified)) return undefined
    const { body, headers } = response
    if (response.status !== 200 || !body) {
      await body?.cancel()
      throw new Refused(`${shown(urlOf(source.url))} answered ${response.status}`)
    }
    const kept = await keepCopy(body as unknown as AsyncIterable<Uint8Array>, to, {
      ...bounds,
      signal,
    }).catch((error: unknown) => {
      const isOurs = error instanceof Refused || signal.aborted || (error as { syscall?: string }).syscall
      throw isOurs ? error : new Refused(`the feed broke off (${causeOf(error)})`)
    })
    const etag = validator(headers.get('etag'))
    const lastModified = validator(headers.get('last-modified'))
    const modified = Date.parse(lastModified ?? '')
    return {
      ...kept,
      name: '',
      ...(etag !== undefined && { etag }),
      ...(lastModified !== undefined && { lastModified }),
      ...(!Number.isNaN(modified) && { modifiedAt: new Date(modified).toISOString() }),
    }
  })
