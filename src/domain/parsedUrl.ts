/**
 * The address as its parts, or undefined where it is none. `URL.canParse` would say so without an error, but not in every browser
 * that the site is for (docs/decisions/255-browsers.md).
 *
 * @example parsedUrl('https://') // undefined
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
