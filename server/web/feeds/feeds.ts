import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { type Locale, LOCALES } from '../../../src/contract/locales'
import type { Site } from '../../../src/contract/site'
import { getPages } from '../../../src/siteApi/content'
import type { Addresses } from '../../../src/siteApi/askInTurn'
import { siteApiClient } from '../../../src/siteApi/siteApiClient'
import { acceptedEncodings } from '../../http/acceptedEncodings'
import { isFresh } from '../conditional'
import { plain } from '../errorPages'
import { SOON_SECONDS } from '../visitorTurns'
import { takeTurns } from '../../http/takeTurns'
import { keptAnswers } from './keptAnswers'
import { feedText, mapsByStatus } from './listingsFeed'
import { llmsText } from './llmsText'

export interface FeedsOptions {
  siteId: string
  siteApiUrl: Addresses
  publicUrl: string
  /** What the site API says of the site. */
  site: () => Site | undefined
  /** Milliseconds that the site API has for its answer. */
  timeout?: number | undefined
}

const TIMEOUT = 15_000
/** Seconds for which an answer holds. */
const HOLDS = 300

interface Body {
  /** As gzip: of the feed of a large site the rest is a tenth. */
  zipped: Buffer
  etag: string
  time: number
}

async function bodyOf(text: AsyncIterable<string> | Iterable<string>): Promise<Body> {
  const zipped = await buffer(Readable.from(text).compose(createGzip({ level: 5 })))
  const etag = createHash('sha256').update(zipped).digest('base64url').slice(0, 27)
  return { zipped, etag, time: Date.now() }
}

function send(request: FastifyRequest, reply: FastifyReply, { zipped, etag, time }: Body, type: string) {
  const takesGzip = acceptedEncodings(request.headers['accept-encoding']).includes('gzip')
  const validators = { etag: `"${etag}${takesGzip ? '-gzip' : ''}"`, time }
  reply.headers({
    'content-type': type,
    'cache-control': `public, max-age=${HOLDS}`,
    vary: 'Accept-Encoding',
    etag: validators.etag,
    'last-modified': new Date(time).toUTCString(),
    // It is for programs of others, on pages of theirs too.
    'access-control-allow-origin': '*',
  })
  if (isFresh(request.headers, validators)) return reply.code(304).send()
  if (takesGzip) return reply.header('content-encoding', 'gzip').send(zipped)
  return reply.send(Readable.from([zipped]).compose(createGunzip()))
}

/** What programs read of a site: `/{locale}/listings.geojson` and `/llms.txt` (docs/decisions/263-feeds.md). */
export const feeds: FastifyPluginAsync<FeedsOptions> = async (app, options) => {
  const { siteId, siteApiUrl, publicUrl, site, timeout = TIMEOUT } = options
  const origin = publicUrl.replace(/\/+$/, '')
  const client = siteApiClient({ siteApiUrl, siteId, log: (message) => app.log.warn(message) })
  const signal = () => AbortSignal.timeout(timeout)
  // Whoever asks for all languages at once has one made after the other.
  const inTurn = takeTurns(1)
  const listings = keptAnswers(HOLDS * 1000, (locale: Locale) =>
    inTurn(async () => bodyOf(feedText(await mapsByStatus(client, signal()), { locale, origin }))),
  )
  const described = keptAnswers<'llms.txt', Body>(HOLDS * 1000, async () => {
    const known = site()
    if (!known) throw new Error('the settings of the site are not known yet')
    return bodyOf([llmsText(known, await getPages(client, { signal: signal() }), origin)])
  })

  const orSoon = async (reply: FastifyReply, answer: () => Promise<unknown>) => {
    try {
      return await answer()
    } catch (error) {
      app.log.warn(`a feed could not be made: ${(error as Error).message}`)
      return plain(reply.header('retry-after', SOON_SECONDS), 503, 'Please ask again in a moment.\n')
    }
  }

  for (const locale of LOCALES)
    app.get(`/${locale}/listings.geojson`, async (request, reply) => {
      if (!(site()?.settings.languages ?? LOCALES).includes(locale)) return plain(reply, 404, 'Not found\n')
      return orSoon(reply, async () =>
        send(request, reply, await listings(locale), 'application/geo+json; charset=utf-8'),
      )
    })
  app.get('/llms.txt', async (request, reply) =>
    orSoon(reply, async () => send(request, reply, await described('llms.txt'), 'text/plain; charset=utf-8')),
  )
}
