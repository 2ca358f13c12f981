const PLAIN = /^(?:0|[1-9]\d{0,9})$/

/**
 * The number that stands in an address: decimal digits alone, none before them that say nothing, so that a thing has one address.
 * Undefined for anything else that a language would take for a number.
 * @example plainNumber('10001') // 10001
 * @example plainNumber('0x2711') // undefined, as are '+10001', '1e4', '010001' and ' 10001'
 */
export const plainNumber = (text: string): number | undefined => (PLAIN.test(text) ? Number(text) : undefined)
