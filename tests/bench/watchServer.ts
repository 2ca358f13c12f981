/** Web roles for `watch.ts`, all in one process of their own, so that they differ in nothing else; says their origins when they listen. */
import { join } from 'node:path'
import { createServer } from '../../server/http/httpServer'
import { loggerAt } from '../../server/http/logger'
import { createRelease } from '../../server/releases/release'
import { openReleaseStore } from '../../server/releases/releaseStore'
import { switchTo } from '../../server/releases/switchTo'
import { pageHtml, temporaryFolder, writeTree } from '../../server/releases/testing/buildTree'
import { openFigures } from '../../server/watch/figures'
import { watchRequests } from '../../server/watch/watchRequests'
import { web } from '../../server/web/app'
import { routeName } from '../../server/web/routeName'
import { webServerOptions } from '../../server/web/serverOptions'

export const WATCHED = ['unwatched', 'unwatched too', 'counted', 'counted and written'] as const
export type Watched = (typeof WATCHED)[number]

async function startRole(mode: Watched, dataDir: string): Promise<string> {
  const hear = mode.startsWith('unwatched')
    ? undefined
    : watchRequests({ role: 'web', figures: openFigures(), routeOf: routeName })
  const logLevel = mode === 'counted and written' ? 'info' : 'warn'
  const logger = loggerAt({ logLevel, logFormat: 'json' }, 'web')
  const app = createServer({ ...webServerOptions, logger }, hear)
  const siteApiUrl = 'http://127.0.0.1:9'
  await app.register(web, { siteId: 'demo', dataDir, siteApiUrl, publicUrl: 'http://localhost:8000' })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

async function main() {
  const { dir, remove } = await temporaryFolder()
  process.on('disconnect', () => void remove().then(() => process.exit(0)))
  const buildDir = join(dir, 'public')
  const store = openReleaseStore(dir, 'demo')
  await writeTree(buildDir, { 'nl/te-koop/index.html': pageHtml('/nl/te-koop', 'Lorem ipsum '.repeat(4200)) })
  await switchTo(store, (await createRelease({ buildDir, store })).id)
  const origins: string[] = []
  for (const mode of WATCHED) origins.push(await startRole(mode, dir))
  process.send?.(origins)
}

if (require.main === module) void main()
