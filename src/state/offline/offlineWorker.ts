const WORKER = '/sw.js'
/** Milliseconds that a page has to itself before its copy for later is fetched. */
const IDLE = 2000

const isSparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** What the first page loaded before there was a worker to see it. */
const loadedByPage = () => performance.getEntriesByType('resource').map(({ name }) => name)

/** Puts the worker in place that keeps what was seen (static/sw.js), once the page has all it needs. */
export function startOfflineWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () => {
    // A browser that refuses it shows the site as ever.
    navigator.serviceWorker.register(WORKER).catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/**
 * Tells the worker of a page that was opened. Loaded as a document it has seen the page itself, unless it came after;
 * moved to within the site it has only seen the page's data.
 */
export function keepSeenPage(path: string, isFirst: boolean) {
  const workers = navigator.serviceWorker
  if (!workers || isSparing() || (isFirst && workers.controller)) return
  setTimeout(() => {
    void workers.ready.then(({ active }) => {
      active?.postMessage({ seen: isFirst ? [path, ...loadedByPage()] : [path] })
    })
  }, IDLE)
}
