/** Attribute in which a document says of which data it was made. */
export const MADE_OF = 'data-made-of'

/**
 * A short text by which two results of a page query are told apart: the same in a build and in a browser, other data have another.
 * No secret and no proof: one change in four thousand million is missed.
 */
export function dataMark(data: unknown): string {
  const text = JSON.stringify(data) ?? ''
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(36)
}
