import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { href, parse, type ParsedRoute } from '../../src/routing/routes'
import { isHashedAsset } from '../releases/publishable'
import type { LaterLeaves } from '../preview/laterLeaves'
import type { Previews } from '../preview/previews'
import { SHELL_HEADERS, shellOf } from '../releases/shells'
import { sendBeingBuilt } from './beingBuilt'
import { dataAhead } from './dataAhead'
import { createErrorPages, refuse } from './errorPages'
import { createFactsOf } from './fileFacts'
import { findFile } from './findFile'
import { createSendLeaf } from './leaves/sendLeaf'
import { listingMove } from './listingMove'
import type { EmptyLanding } from './emptyLanding'
import type { MissingListing } from './missingListing'
import type { OtherSources } from './otherSources'
import { type Languages, preferredLocale } from './preferredLocale'
import { previewTarget } from './preview/previewTarget'
import { createSendPreview } from './preview/sendPreview'
import { isServed, type ReleaseWatch } from './releaseWatch'
import { asksOfList, UNLISTED } from './robots'
import { sendFile } from './sendFile'
import { addressOf, canBeNamed, readTarget, type Target } from './target'
import { visitorTurns, type VisitorTurns } from './visitorTurns'

/** The address that this one is a second spelling of: a trailing slash, a written-out index.html. */
function cleanAddress({ segments, trailingSlash, query }: Target): string | undefined {
  const isIndex = segments.at(-1) === 'index.html'
  if (!isIndex && !trailingSlash) return undefined
  return addressOf(isIndex ? segments.slice(0, -1) : segments) + query
}

const redirect = (reply: FastifyReply, status: 301 | 302, to: string) =>
  reply.code(status).header('location', to).send()

/** Lists stand at addresses of the site's own, which no route knows. */
const pageHeaders = (target: Target, route: ParsedRoute | undefined) => ({
  ...dataAhead(target),
  ...((!route || route.name === 'home') && asksOfList(target.query) && UNLISTED),
})

export interface PagesOptions {
  releases: ReleaseWatch
  /** What pages may load from elsewhere. */
  others: () => OtherSources
  /** Of the site, when they are known; else all of the product's. */
  languages?: () => Languages | undefined
  /** Without it the page of the live detail finds out itself. */
  isMissing?: MissingListing
  /** Without it a landing page that is no more is not there. */
  emptyLanding?: EmptyLanding
  /** Without it preview links lead nowhere. */
  previews?: Previews | undefined
  /** Without it lists have no pages but those that are built. */
  laterLeaves?: LaterLeaves | undefined
  /** Of what visitors ask beyond files. */
  turns?: VisitorTurns
}

/** Serves the release: pages at clean addresses, files, redirects, and what is not there (records 030, 031). */
export const pages: FastifyPluginAsync<PagesOptions> = async (app, options) => {
  const {
    releases,
    others,
    languages,
    isMissing,
    emptyLanding,
    previews,
    laterLeaves,
    turns = visitorTurns(),
  } = options
  const factsOf = createFactsOf()
  const sendErrorPage = createErrorPages(languages)
  const sendLeaf = createSendLeaf(laterLeaves, turns)
  const sendPreview = previews && createSendPreview(previews)

  /** After a rollback, pages opened before it still ask for the assets of the newer release. */
  async function findInOtherReleases(segments: readonly string[]) {
    if (!isHashedAsset(segments.join('/'))) return undefined
    for (const root of await releases.allRoots()) {
      const found = await findFile((name) => join(root, name), segments)
      if (found) return found
    }
    return undefined
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const target = readTarget(request.raw.url ?? '')
    if (!target) return refuse(request, reply, 400, 'This address is not well-formed.')
    const served = releases.state()
    if (!isServed(served)) return sendBeingBuilt(reply)
    const { segments, query } = target
    // Nothing is called so: it is not looked for.
    if (!canBeNamed(segments)) return sendErrorPage(request, reply, { served, segments, status: 404 })
    if (!segments.length) {
      // Most shared caches ignore Vary on languages, so only the visitor's own may keep this, and must ask.
      reply.headers({ vary: 'Accept-Language', 'cache-control': 'private, no-cache' })
      const locale = preferredLocale(request.headers['accept-language'], languages?.())
      return redirect(reply, 302, href('home', locale) + query)
    }
    const clean = cleanAddress(target)
    if (clean !== undefined) return redirect(reply.header('cache-control', 'no-cache'), 301, clean)
    const draft = previewTarget(segments)
    if (draft && (await sendPreview?.(reply, { target: draft, scripts: served.scripts, others: others() })))
      return reply
    const errorStatus = /^[a-z]{2}\/(404|410)$/.exec(segments.join('/'))?.[1]
    if (errorStatus) {
      return sendErrorPage(request, reply, { served, segments, status: errorStatus === '410' ? 410 : 404 })
    }
    if (await isMissing?.(target, request))
      return sendErrorPage(request, reply, { served, segments, status: 404 })
    const route = parse(addressOf(segments))
    const shell = shellOf(segments, route)
    const found = (await findFile(served.locate, shell ?? segments)) ?? (await findInOtherReleases(segments))
    if (found) {
      const isPage = found.name.endsWith('/index.html')
      const headers = shell ? SHELL_HEADERS : isPage ? pageHeaders(target, route) : {}
      return sendFile(request, reply, {
        ...found,
        factsOf,
        scripts: served.scripts,
        others: others(),
        headers,
      })
    }
    if (await sendLeaf(request, reply, { target, served, others: others() })) return reply
    const list = await emptyLanding?.(served, addressOf(segments), request)
    if (list !== undefined) return redirect(reply.header('cache-control', 'no-cache'), 302, list)
    const move = await listingMove(served, segments, route)
    if (move && move !== 'gone')
      return redirect(reply.header('cache-control', 'no-cache'), 301, move.to + query)
    return sendErrorPage(request, reply, { served, segments, status: move === 'gone' ? 410 : 404 })
  }

  // Before the body is read: nothing here takes one.
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return undefined
    return refuse(request, reply.header('allow', 'GET, HEAD'), 405, 'Only GET and HEAD.')
  })
  app.all('/*', answer)
  app.setNotFoundHandler(answer)
}
