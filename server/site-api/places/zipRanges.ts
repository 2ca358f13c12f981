/**
 * Postal codes in short: runs of those that there are.
 * @example zipRanges(['9000', '9030', '9050'], ['8999', '9000', '9030', '9050', '9060']) // '9000-9050'
 * @param known every postal code, ascending
 */
export function zipRanges(zips: readonly string[], known: readonly string[]): string {
  const asked = new Set(zips)
  const runs: [string, string][] = []
  let run: [string, string] | undefined
  for (const zip of known) {
    if (!asked.has(zip)) run = undefined
    else if (run) run[1] = zip
    else runs.push((run = [zip, zip]))
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join()
}
