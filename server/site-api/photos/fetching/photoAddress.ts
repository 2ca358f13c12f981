import { parsedUrl } from '../../../../src/domain/parsedUrl'
import { UnreadablePicture } from '../../assets/renderPicture'

/** Characters of an address. */
const LONGEST = 2000
const isOfTheWeb = (protocol: string) => protocol === 'http:' || protocol === 'https:'

/** Whether a picture stands on a host from which the site has photos fetched. */
export function isFetched(link: string, hosts: readonly string[]): boolean {
  const url = parsedUrl(link)
  return url !== undefined && isOfTheWeb(url.protocol) && hosts.includes(url.hostname)
}

/**
 * The address of a photo that may be asked for: http or https on its own port, on a host that the site names, without a name or password.
 * @throws UnreadablePicture whose message completes "The photo …"
 */
export function photoAddress(link: string, hosts: readonly string[], base?: string): URL {
  const url = link.length > LONGEST ? undefined : parsedUrl(link, base)
  if (!url) throw new UnreadablePicture('has no address that can be understood')
  if (!isOfTheWeb(url.protocol))
    throw new UnreadablePicture(`is not asked for by ${url.protocol} but by http or https`)
  if (url.username || url.password) throw new UnreadablePicture('has a name or password in its address')
  if (url.port)
    throw new UnreadablePicture(`stands on port ${url.port}, and only those of http and https are asked`)
  if (!hosts.includes(url.hostname))
    throw new UnreadablePicture(
      `stands on ${url.hostname}, which settings.photoHosts of the site does not name`,
    )
  url.hash = ''
  return url
}
