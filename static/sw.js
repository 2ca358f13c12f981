/*
 * Keeps what a visitor has seen readable without a connection. Pages and their data always come from the network when
 * there is one; only what never changes under its address is taken from the device first. What a page asks the site API
 * passes by: the favourites keep their own copy. Decision record 101.
 */

const VERSION = '1'
const LANGUAGES = ['nl', 'fr', 'en', 'de']

/** Caches with the most they hold; the oldest go first. */
const MOST = { pages: 60, data: 200, assets: 250, pictures: 300 }
const nameOf = (kind) => `${kind}-${VERSION}`
const OFFLINE = nameOf('offline')
/** The page's own, see src/state/favourites/keptFavourites.ts. */
const OTHERS = ['favourites-kept']

const offlinePage = (language) => `/offline-${language}.html`

/** What a request is for: `frozen` never changes under its address. */
function kindOf(url, isNavigation) {
  const { pathname, searchParams } = url
  if (isNavigation) return { cache: 'pages' }
  if (/^\/sites\/[^/]+\/assets\//.test(pathname))
    return { cache: 'pictures', frozen: searchParams.has('hash') }
  if (pathname.startsWith('/pictures/')) return { cache: 'pictures', frozen: true }
  if (pathname.startsWith('/sites/') || /\/ajax\//.test(pathname)) return undefined
  if (pathname.startsWith('/page-data/')) return { cache: 'data' }
  if (pathname.startsWith('/static/') || /[-.][0-9a-f]{8,32}\.(js|css)$/.test(pathname))
    return { cache: 'assets', frozen: true }
  if (pathname.startsWith('/img/')) return { cache: 'assets' }
  return undefined
}

const mayBeKept = (response) =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !/no-store/.test(response.headers.get('cache-control') ?? '')

async function keep(kind, request, response) {
  const cache = await caches.open(nameOf(kind))
  // Put anew, it stands last in line to go.
  await cache.delete(request, { ignoreVary: true })
  await cache.put(request, response)
  const held = await cache.keys()
  await Promise.all(held.slice(0, Math.max(0, held.length - MOST[kind])).map((old) => cache.delete(old)))
}

async function forget(kind, request) {
  await (await caches.open(nameOf(kind))).delete(request, { ignoreVary: true })
}

const kept = async (kind, request, options = {}) =>
  (await caches.open(nameOf(kind))).match(request, { ignoreVary: true, ...options })

/** From the network, and kept; when there is none, as it was last. */
async function networkFirst(event, kind) {
  try {
    const response = (await event.preloadResponse) || (await fetch(event.request))
    if (mayBeKept(response)) event.waitUntil(keep(kind, event.request, response.clone()))
    else if (response.status === 404 || response.status === 410) event.waitUntil(forget(kind, event.request))
    return response
  } catch (error) {
    const last =
      (await kept(kind, event.request)) ?? (await kept(kind, event.request, { ignoreSearch: true }))
    if (last) return last
    throw error
  }
}

async function deviceFirst(event, kind) {
  const held = await kept(kind, event.request)
  if (held) return held
  const response = await fetch(event.request)
  if (mayBeKept(response)) event.waitUntil(keep(kind, event.request, response.clone()))
  return response
}

function languageOf({ pathname }) {
  const first = pathname.split('/')[1]
  const spoken = [first, ...navigator.languages.map((language) => language.slice(0, 2))]
  return spoken.find((language) => LANGUAGES.includes(language)) ?? LANGUAGES[0]
}

/** A page: from the network, as it was last, or one that says that it is not on this device. */
async function page(event) {
  try {
    return await networkFirst(event, 'pages')
  } catch {
    const url = new URL(event.request.url)
    const language = languageOf(url)
    if (url.pathname === '/') return Response.redirect(`/${language}`)
    const offline = await caches.open(OFFLINE)
    return (await offline.match(offlinePage(language))) ?? Response.error()
  }
}

async function keepOne(address) {
  const url = new URL(address, self.location.origin)
  url.hash = ''
  if (url.origin !== self.location.origin) return
  const isPage = !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/sites/')
  const kind = kindOf(url, isPage)
  if (!kind || (kind.frozen && (await kept(kind.cache, url.href)))) return
  const response = await fetch(url.href)
  if (mayBeKept(response)) await keep(kind.cache, url.href, response)
}

/** Pages moved to without loading them, and what the first page loaded before this was in place. */
const keepSeen = (addresses) => Promise.allSettled(addresses.map(keepOne))

self.addEventListener('install', (event) => {
  const pages = LANGUAGES.map(offlinePage)
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(pages)))
  // Nothing here is taken from the device while there is a newer one, so there is nothing to wait for.
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const ours = [...Object.keys(MOST).map(nameOf), OFFLINE, ...OTHERS]
  event.waitUntil(
    (async () => {
      const names = await caches.keys()
      await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || request.headers.has('range')) return
  if (request.mode === 'navigate') return event.respondWith(page(event))
  const kind = kindOf(url, false)
  if (kind) event.respondWith(kind.frozen ? deviceFirst(event, kind.cache) : networkFirst(event, kind.cache))
})

self.addEventListener('message', (event) => {
  const { seen } = event.data ?? {}
  if (Array.isArray(seen)) event.waitUntil(keepSeen(seen.filter((address) => typeof address === 'string')))
})
