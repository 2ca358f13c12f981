/**
 * Whether a postal code is in one of these runs.
 * @example isInRanges('9000-9052,9070', '9040') // true
 */
export function isInRanges(ranges: string, zip: string): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.split('-')
    return zip.length === from.length && from <= zip && zip <= to
  })
}
