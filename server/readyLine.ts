import type { Config } from './config'
import type { Role } from './roles'

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

/** The port at which visitors come to an address. */
const portOf = ({ port, protocol }: URL) => (port ? Number(port) : PORTS[protocol])

/**
 * What a start says in the end: where the site is, and where it listens for that when something stands in between.
 * @example readyLine(['web'], config) // 'Ready: https://www.example.com, on port 8000'
 */
export function readyLine(
  roles: readonly Role[],
  { publicUrls, port }: Pick<Config, 'publicUrls' | 'port'>,
): string {
  if (!roles.includes('web')) return `Ready: ${roles.join(', ')}`
  const isElsewhere = publicUrls.some((url) => portOf(new URL(url)) !== port)
  return `Ready: ${publicUrls.join(' ')}${isElsewhere ? `, on port ${port}` : ''}`
}
