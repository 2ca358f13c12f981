import type { Site } from '../../src/contract/site'

/** A site as far as its hostnames go. */
export interface Hosted {
  siteId: string
  publicUrl: string
  /** As the site API has it, as soon as it said so. */
  site: () => Pick<Site, 'hostnames'> | undefined
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** A Host header without its port, as hostnames are compared. */
const hostnameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/**
 * Which of several sites a Host header asks for: the one whose public address that is, else the one whose settings name
 * it; this machine by itself is the first. Undefined for a host that is nobody's.
 */
export function siteAt<T extends Hosted>(sites: readonly T[], host: string | undefined): T | undefined {
  const asked = hostnameOf(host ?? '')
  const exact = sites.find(({ publicUrl }) => new URL(publicUrl).host === host?.toLowerCase())
  const byAddress = sites.find(({ publicUrl }) => new URL(publicUrl).hostname === asked)
  const bySettings = sites.find(({ site }) => site()?.hostnames.includes(asked))
  return exact ?? byAddress ?? bySettings ?? (LOOPBACK.test(asked) ? sites[0] : undefined)
}
