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

/**
 * Whether an address is plainly a path of its own site, which needs no reading: most pictures of a site stand on one.
 * @example isOwnPath('/assets/a.jpg') // true
 * @example isOwnPath('//cdn.example/a.jpg') // false
 */
export const isOwnPath = (address: string): boolean => /^\/\w/.test(address)
