import type { Config } from './config'
import { isThisMachine } from './thisMachine'

/** Whether role `web` of a process with role `site-api` asks that one, and not only others, perhaps at the same port of another machine. */
export const asksItself = ({
  siteApiUrls,
  siteApiPort,
  host,
}: Pick<Config, 'siteApiUrls' | 'siteApiPort' | 'host'>): boolean =>
  siteApiUrls
    .map((url) => new URL(url))
    .some(
      ({ hostname, port }) => port === String(siteApiPort) && (hostname === host || isThisMachine(hostname)),
    )
