/**
 * A reference as it is compared: whoever types one may leave out its signs and its capitals.
 * @example referenceKey('ho-9000/12') // 'HO900012'
 */
export const referenceKey = (reference: string): string =>
  reference
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
