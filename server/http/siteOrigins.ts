/** Origin of an address, as browsers send it; undefined for what is none. */
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined)

/**
 * Origins of a site's own pages: its public address, and https at its other names.
 * @example siteOrigins('https://www.huis.example', ['huis.example']) // ['https://www.huis.example', 'https://huis.example']
 */
export function siteOrigins(publicUrl: string | undefined, hostnames: readonly string[] = []): string[] {
  const all = [publicUrl ?? '', ...hostnames.map((name) => `https://${name}`)].map(originOf)
  return [...new Set(all)].filter((origin) => origin !== undefined && origin !== 'null') as string[]
}
