/**
 * Tells whether a postal code is in one of these runs.
 * @example inRanges('9000-9052,9070')('9040') // true
 */
export function inRanges(ranges: string): (zip: string) => boolean {
  const runs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.split('-')
    return { from, to }
  })
  return (zip) => runs.some(({ from, to }) => zip.length === from.length && from <= zip && zip <= to)
}

/** Whether a postal code is in one of these runs. */
export const isInRanges = (ranges: string, zip: string): boolean => inRanges(ranges)(zip)
