import { textHash } from '../../domain/textHash'

/** Attribute in which a document says of which data it was made. */
export const DATA_HASH = 'data-made-of'

/**
 * A short text by which two results of a page query are told apart: the same in a build and in a browser, other data have another.
 * No secret and no proof: one change in four thousand million is missed.
 */
export function dataHash(data: unknown): string {
  return (textHash(JSON.stringify(data) ?? '') >>> 0).toString(36)
}
