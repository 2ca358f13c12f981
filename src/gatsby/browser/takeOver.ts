import { startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { dataHash, DATA_HASH } from './dataHash'
import { hearSteps } from './missedStep'

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

type Renderer = (element: Parameters<Root['render']>[0], to: Element) => void

/**
 * How React takes over a document. Where it is of other data than what came it is rendered anew: React would complain, and keep
 * parts of the old. Any other is taken over a little at a time, so that a slow phone answers its visitor meanwhile. Nothing
 * leaves it to Gatsby, where nothing was rendered before.
 */
export function takeOver(): Renderer | undefined {
  const { pathname, search } = window.location
  const { ___loader: loader } = window as { ___loader?: Loader }
  const data = loader?.loadPageSync(pathname + search)?.json?.data
  if (hasOtherData(document, data)) return (element, to) => createRoot(to).render(element)
  if (!document.getElementById('gatsby-focus-wrapper')?.hasChildNodes()) return undefined
  return (element, to) => {
    hearSteps()
    startTransition(() => void hydrateRoot(to, element))
  }
}
