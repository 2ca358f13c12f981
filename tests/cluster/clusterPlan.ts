import type { Role } from '../../server/roles'

export interface ClusterWhere {
  /** Of the first web role; the second has the one after it. */
  port: number
  /** Of the first site API; the second has the one two after it. */
  siteApiPort: number
  /** Of the first publisher; the second has the one two after it. */
  publisherPort: number
  dataDir: string
  databaseUrl: string
  /** The folder of `sites` that is brought and served. */
  site?: string | undefined
  /** Address by which visitors come; that of the first web role unless told. */
  publicUrl?: string | undefined
}

/** One process of a cluster. */
export interface Member {
  name: string
  role: Role
  args: readonly string[]
  env: Readonly<Record<string, string>>
}

const ROLES: readonly Role[] = ['site-api', 'publisher', 'web']
const at = (port: number) => `http://127.0.0.1:${port}`

/**
 * Two processes of each role on this machine over one PostgreSQL, in the order in which they start. Each asks those of its own number
 * first, so that both have work (docs/decisions/414-sets-of-roles.md).
 */
export function clusterPlan(where: ClusterWhere): Member[] {
  const { port, siteApiPort, publisherPort, dataDir, databaseUrl, site, publicUrl } = where
  const siteApis = [siteApiPort, siteApiPort + 2]
  const publishers = [publisherPort, publisherPort + 2]
  const fromOwn = (ports: readonly number[], index: number) =>
    (index ? [...ports].reverse() : ports).map(at).join()
  const member = (role: Role, index: number): Member => ({
    name: `${role} ${index + 1}`,
    role,
    args: ['--role', role, ...(site && role === 'site-api' && index === 0 ? ['--site', site] : [])],
    env: {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port + index),
      SITE_API_PORT: String(siteApis[index]),
      PUBLISHER_PORT: String(publishers[index]),
      SITE_API_URL: fromOwn(siteApis, index),
      PUBLISHER_URL: fromOwn(publishers, index),
      PUBLIC_URL: publicUrl || `http://localhost:${port}`,
      WEBHOOK_URL: '',
      ...(site && { SITE_ID: site }),
    },
  })
  return ROLES.flatMap((role) => [0, 1].map((index) => member(role, index)))
}
