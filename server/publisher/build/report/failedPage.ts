import { stripVTControlCharacters } from 'node:util'

const WAYS = [/Building static HTML failed for path "([^"]+)"/, /\bUrl path: (\S+)/]
const THROWN = /(?:WebpackError: )?\b(\w*Error: .+)/

/** Which page Gatsby's report says could not be rendered, and why; undefined when the build failed otherwise. */
export function failedPageIn(report: readonly string[]): { path: string; reason: string } | undefined {
  // Gatsby colours what a page threw even where nobody sees colours.
  const lines = report.map(stripVTControlCharacters)
  for (const way of WAYS) {
    const at = lines.findIndex((line) => way.test(line))
    const path = way.exec(lines[at] ?? '')?.[1]
    if (!path) continue
    const reason = lines.slice(at).flatMap((line) => THROWN.exec(line)?.[1] ?? [])[0]
    return { path, reason: reason ?? 'it throws' }
  }
  return undefined
}
