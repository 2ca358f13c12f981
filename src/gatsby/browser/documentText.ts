import type * as documents from '../../domain/jsonLd/documentText'

// What templates have in a browser in place of `src/domain/jsonLd/documentText.ts`: the rule is in src/gatsby/documentOnly.ts.

/** What the document tells machines, as long as it is of this page; nothing on pages that are walked on to. */
const asItStands = ({ path }: { path: string }, { origin }: { origin: string }): string => {
  const { head } = document
  const isOfPage = head.querySelector('link[rel=canonical]')?.getAttribute('href') === origin + path
  return (isOfPage && head.querySelector('script[type="application/ld+json"]')?.textContent) || ''
}

export const estateText: typeof documents.estateText = asItStands
export const rentalText: typeof documents.rentalText = asItStands
export const pageText: typeof documents.pageText = asItStands
export const leafText: typeof documents.leafText = asItStands
export const landingText: typeof documents.landingText = asItStands
