import { isIP } from 'node:net'
import type { Site } from '../../src/contract/site'

/** A site as far as its hostnames go. */
export interface Hosted {
  siteId: string
  publicUrl: string
  /** Where pages of an export ask for what is live, if they do. */
  publicApiUrl?: string
  /** As the site API has it, as soon as it said so; one of another maker may say no names. */
  site: () => Partial<Pick<Site, 'hostnames'>> | undefined
}

/** This machine by itself: a word before `localhost` is a site's name, so that one that nobody has is nobody's (unlike `isThisMachine`). */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Last words of names that nobody can register: kept for networks of one's own, or given by their routers (RFC 6761, 6762, 8375). */
const OWN_NETWORK = /(^|\.)(localhost|local|internal|test|lan|home\.arpa)$/

/** Whether a hostname can only have been asked for on a network of one's own: an address, a single word, or a name as above. */
const isOwnNetwork = (hostname: string) =>
  isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
  /^[a-z0-9_-]*$/.test(hostname) ||
  (/^[a-z0-9._-]+$/.test(hostname) && OWN_NETWORK.test(hostname))

/** A Host header without its port, as hostnames are compared. */
const hostnameOf = (host: string) => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/**
 * Which of several sites a Host header asks for: the one whose public address that is, else the one whose export asks there, else the
 * one whose settings name it; this machine by itself is the first. Undefined for a host that is nobody's.
 */
export function siteAt<T extends Hosted>(sites: readonly T[], host: string | undefined): T | undefined {
  const asked = hostnameOf(host ?? '')
  const exact = sites.find(({ publicUrl }) => new URL(publicUrl).host === host?.toLowerCase())
  const byAddress = sites.find(({ publicUrl }) => new URL(publicUrl).hostname === asked)
  const byLive = sites.find(({ publicApiUrl: url }) => url && new URL(url).hostname === asked)
  const bySettings = sites.find(({ site }) => site()?.hostnames?.includes(asked))
  return exact ?? byAddress ?? byLive ?? bySettings ?? (LOOPBACK.test(asked) ? sites[0] : undefined)
}

/**
 * Whether an only site is served under a Host header: under its own names, and under what no stranger can give it
 * (docs/decisions/226-hosts-of-an-only-site.md). As long as the site API has not said its names, under any.
 */
export const isServedAt = (site: Hosted, host: string | undefined): boolean =>
  isOwnNetwork(hostnameOf(host ?? '')) ||
  site.site()?.hostnames === undefined ||
  siteAt([site], host) !== undefined
