import { createRoot, type Root } from 'react-dom/client'
import { dataHash, DATA_HASH } from './dataHash'

/** Gatsby's loader, as far as it is used here. */
interface Loader {
  loadPageSync(path: string): { json?: { data?: unknown } } | undefined
}

/**
 * Whether the data that came are others than those the document was made of, as when a change was published between the two.
 * Not when there are none, or the document does not say.
 */
export function hasOtherData(document: Document, data: unknown): boolean {
  const hash = document.documentElement.getAttribute(DATA_HASH)
  return hash !== null && data !== undefined && dataHash(data) !== hash
}

/** Shows the page anew where the document is of other data than what came: React would complain, and keep parts of the old. */
export function renderAnewIfChanged():
  ((element: Parameters<Root['render']>[0], to: Element) => void) | undefined {
  const { pathname, search } = window.location
  const { ___loader: loader } = window as { ___loader?: Loader }
  const data = loader?.loadPageSync(pathname + search)?.json?.data
  return hasOtherData(document, data) ? (element, to) => createRoot(to).render(element) : undefined
}
