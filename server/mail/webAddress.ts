/**
 * Where a link leads for somebody outside the site: relative ones are joined to the site's address. Undefined for what is no
 * address of the web.
 * @example webAddress('/sites/demo/assets/a', 'https://huis.example') // 'https://huis.example/sites/demo/assets/a'
 */
export function webAddress(link: string, origin: string): string | undefined {
  if (!URL.canParse(link, origin)) return undefined
  const { protocol, href } = new URL(link, origin)
  return protocol === 'https:' || protocol === 'http:' ? href : undefined
}
