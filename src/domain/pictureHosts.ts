import type { Site } from '../contract/site'
import { isOwnPath, parsedUrl } from './parsedUrl'

/** What says which hosts a site's pages may take pictures from. */
export type PictureSource = Pick<Site, 'hostnames'> & {
  settings: Pick<Site['settings'], 'pictureHosts' | 'photoHosts'>
}

/** Any base will do: what has a host of its own does not look at it. */
const BASE = 'https://site.invalid'

/**
 * Whether a picture is no address at all but the name of a file, as agencies' software writes it: it is on the site once that file is
 * sent along (docs/decisions/361-photos-beside-the-lines.md). No page could show it: it would be looked for beside the page.
 * @example namesFile('photos/12-front.jpg') // true
 */
export const namesFile = (link: string): boolean =>
  /^[a-z]:[\\/]/i.test(link.trim()) || !/^([\\/]|[a-z][a-z0-9+.-]*:|$)/i.test(link.trim())

/**
 * The host that a picture stands on when pages may not load it from there, as the site does not name it
 * (docs/decisions/209-pictures-on-other-hosts.md); undefined when they may: a path, a host of the site, or a named one by https.
 * @example foreignHost('https://cdn.example/a.jpg', { hostnames: [], settings: { pictureHosts: [] } }) // 'https://cdn.example'
 */
export function foreignHost(link: string, { hostnames, settings }: PictureSource): string | undefined {
  if (isOwnPath(link)) return undefined
  // What names its scheme stands where it says, also when it says so badly (`https:/cdn.example`): a mail has no page to look beside.
  const url = parsedUrl(link) ?? parsedUrl(link, BASE)
  if (!url) return undefined
  const { origin, protocol, host, hostname } = url
  if (origin === BASE || hostnames.includes(hostname)) return undefined
  return protocol === 'https:' && settings.pictureHosts?.includes(host) ? undefined : origin
}
