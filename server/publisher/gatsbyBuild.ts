import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface GatsbyBuild {
  projectDir: string
  /** Changes with the program; another one than the build folder was made with starts from nothing. */
  codeFingerprint: string
  env: Readonly<Record<string, string>>
  /** Hears every line of Gatsby's report. */
  onLine: (line: string) => void
  signal?: AbortSignal
}

const gatsbyCli = (projectDir: string) =>
  createRequire(join(projectDir, 'package.json')).resolve('gatsby/cli.js')

/** Empties the build folder when the program changed: Gatsby does not notice every change of code. */
async function startCleanWhenNeeded({ projectDir, codeFingerprint }: GatsbyBuild) {
  const mark = join(projectDir, '.cache', 'aanbod-code')
  const before = await readFile(mark, 'utf8').catch(() => undefined)
  if (before === codeFingerprint && existsSync(join(projectDir, 'public'))) return
  await rm(join(projectDir, '.cache'), { recursive: true, force: true })
  await rm(join(projectDir, 'public'), { recursive: true, force: true })
}

/**
 * Runs `gatsby build` in the build folder: all pages at first, afterwards only those whose data changed.
 * @throws Error with Gatsby's last lines when it does not end well; the folder is then not to be released.
 */
export async function gatsbyBuild(build: GatsbyBuild): Promise<void> {
  const { projectDir, codeFingerprint, env, onLine, signal } = build
  await startCleanWhenNeeded(build)
  const child = spawn(process.execPath, [gatsbyCli(projectDir), 'build'], {
    cwd: projectDir,
    env: {
      ...process.env,
      NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '--max-old-space-size=3072',
      ...env,
      NODE_ENV: 'production',
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  })
  const last: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line)
      if (last.length > 40) last.shift()
      onLine(line)
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`gatsby build ended with ${code}:\n${last.join('\n')}`)
  await writeFile(join(projectDir, '.cache', 'aanbod-code'), codeFingerprint)
}
