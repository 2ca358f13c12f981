import type { Config } from './config'

export const ROLES = ['site-api', 'web', 'publisher'] as const
export type Role = (typeof ROLES)[number]

/** The setting and the port of each server that a process with these roles has: a publisher is served by the web role beside it. */
export function portsOf(
  roles: readonly Role[],
  { port, siteApiPort, publisherPort }: Pick<Config, 'port' | 'siteApiPort' | 'publisherPort'>,
): { name: string; port: number }[] {
  return [
    ...(roles.includes('web') ? [{ name: 'PORT', port }] : []),
    ...(roles.includes('site-api') ? [{ name: 'SITE_API_PORT', port: siteApiPort }] : []),
    ...(roles.includes('publisher') && !roles.includes('web')
      ? [{ name: 'PUBLISHER_PORT', port: publisherPort }]
      : []),
  ]
}

/**
 * Where a process with these roles listens.
 * @example addressesOf(['web'], config) // ['10.0.0.1:8000']
 */
export const addressesOf = (roles: readonly Role[], config: Config): string[] =>
  portsOf(roles, config).map(
    ({ port }) => `${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
  )
