import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Config } from '../config'
import { endTree } from '../publisher/build/endTree'
import { gatsbyCli } from '../publisher/build/gatsbyBuild'
import { noteRunning, runningIn } from '../publisher/build/interruptedBuild'
import type { Role } from '../roles'
import { start } from '../start'

/** Milliseconds that Gatsby has to end. */
const TO_END = 5000

interface Develop {
  config: Config
  /** Of `gatsby develop`; the next one is that of the web role behind it. */
  port: number
  projectDir: string
  log: (line: string) => void
  signal: AbortSignal
}

const isThere = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Runs `gatsby develop` until it is stopped, before a web role that answers what is live, and a site API where none runs.
 * @throws Error when a build is at work in the folder, or Gatsby ends by itself
 */
export async function developCommand({ config, port, projectDir, log, signal }: Develop): Promise<void> {
  const { siteId, siteApiUrl } = config
  const cli = gatsbyCli(projectDir)
  if (await runningIn(projectDir, cli))
    throw new Error(`A build is at work in ${projectDir}: wait until it has ended`)
  const publicUrl = `http://localhost:${port}`
  const own = { ...config, port: port + 1, siteIds: [siteId], publicUrl, publicUrls: [publicUrl] }
  const roles: Role[] = (await isThere(`${siteApiUrl}/sites/${siteId}`)) ? ['web'] : ['site-api', 'web']
  if (roles.includes('site-api') && process.env['SITE_API_URL'])
    throw new Error(`The site API at ${siteApiUrl} does not answer for site ${siteId}`)
  const running = await start(roles, { config: own, projectDir, log, signal })
  try {
    // A build that comes after it ends it, and begins with an empty folder.
    await noteRunning(projectDir)
    const gatsby = spawn(process.execPath, [cli, 'develop', '--port', String(port)], {
      cwd: projectDir,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        SITE_API_URL: siteApiUrl,
        SITE_ID: siteId,
        PUBLIC_URL: publicUrl,
        DEVELOP_PROXY: `http://127.0.0.1:${port + 1}`,
        GATSBY_TELEMETRY_DISABLED: '1',
      },
      stdio: 'inherit',
    })
    const closed = once(gatsby, 'close') as Promise<[number | null]>
    await noteRunning(projectDir, gatsby.pid)
    const end = () => {
      gatsby.kill('SIGTERM')
      if (gatsby.pid) setTimeout(endTree, TO_END, gatsby.pid).unref()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
    const [code] = await closed
    if (!signal.aborted) throw new Error(`gatsby develop ended with ${code}`)
  } finally {
    await running.close()
  }
}
