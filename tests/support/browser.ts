import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'

const run = promisify(execFile)

/** Flags for a browser that talks to nobody but the site. */
export const browserArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Chromium refuses to run as root with its sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** The one without windows takes less than half the time of the others for a page. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

/** Where a browser may be: one that was named, the one without windows, Playwright's own, then the system's. */
function candidates(): string[] {
  const named = [process.env['PLAYWRIGHT_CHROMIUM_EXECUTABLE'], process.env['CHROME_PATH']]
  const found = [...named, onPath(SHELL), chromium.executablePath(), ...NAMES.map(onPath), MAC]
  return found.filter((path) => path !== undefined && path !== '' && existsSync(path)) as string[]
}

/** A browser that is there may still lack its libraries, or be a mere hint to install one. */
async function works(path: string): Promise<boolean> {
  try {
    const { stdout } = await run(path, ['--version'], { timeout: 30_000 })
    return /chrom/i.test(stdout)
  } catch {
    return false
  }
}

async function findBrowser(): Promise<string | undefined> {
  for (const path of candidates()) if (await works(path)) return path
  return undefined
}

type Command = readonly [string, ...string[]]

const isRoot = () => process.getuid?.() === 0

/** Ways to get a browser, the first one first; each a list of commands that must all succeed. */
function ways(projectDir: string): Command[][] {
  const playwright = join(projectDir, 'node_modules/.bin/playwright')
  const own: Command[] = [[playwright, 'install', '--with-deps', 'chromium']]
  if (!isRoot()) return [own]
  const apt = (name: string): Command[] => [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]
  const packages: [string, Command[]][] = [
    ['apt-get', apt(SHELL)],
    ['apt-get', apt('chromium')],
    ['dnf', [['dnf', 'install', '-y', 'chromium']]],
    ['apk', [['apk', 'add', 'chromium']]],
  ]
  return [own, ...packages.flatMap(([tool, commands]) => (onPath(tool) ? [commands] : []))]
}

function succeeds([command, ...args]: Command, signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      ...(signal ? { signal } : {}),
    })
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

/**
 * Path of a Chromium that runs here, installed when there is none.
 * @throws Error that says what to do when it cannot be had.
 */
export async function ensureBrowser(
  projectDir: string,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<string> {
  const found = await findBrowser()
  if (found) return found
  for (const commands of ways(projectDir)) {
    log(`No Chromium here yet: ${commands.map((command) => command.join(' ')).join(' && ')}`)
    let ok = true
    for (const command of commands) ok = ok && (await succeeds(command, signal))
    signal?.throwIfAborted()
    const installed = ok ? await findBrowser() : undefined
    if (installed) return installed
  }
  throw new Error(
    'The browser journeys need Chromium and none could be installed. Install Chromium or Chrome by hand, ' +
      'or set CHROME_PATH to one, and run npm test again.',
  )
}
