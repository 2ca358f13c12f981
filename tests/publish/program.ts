import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { Role } from '../../server/roles'
import { readConfig, SETTINGS } from '../../server/config'
import { withSecrets } from '../../server/secrets'
import { apiClient } from '../../src/siteApi/http'
import { startCommand } from '../support/command'
import { freePort } from '../support/freePort'

export const PROJECT = resolve(__dirname, '../..')

export type Environment = Readonly<Record<string, string>>

/** An installation of one site in a folder, on ports of its own: what to start it with, and how to ask it. */
export async function installation(dataDir: string, siteId: string, more: Environment = {}) {
  const [port, siteApiPort] = [await freePort(), await freePort()]
  const env = {
    DATA_DIR: dataDir,
    SITE_ID: siteId,
    PORT: String(port),
    SITE_API_PORT: String(siteApiPort),
    PUBLIC_URL: 'https://aanbod.example',
    ...more,
  }
  const config = await withSecrets(readConfig({ ...env, LOG_LEVEL: 'silent' }))
  return { port, env, config, client: apiClient({ baseUrl: config.siteApiUrl, siteId }) }
}

/** Some roles of the program in a process of their own, as an operator starts them. */
export function startProgram(roles: readonly Role[], env: Environment, onLine: (line: string) => void) {
  let heard: () => void = () => undefined
  const ready = new Promise<void>((done) => (heard = done))
  const lines: string[] = []
  const unset = Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, '']))
  const command = startCommand(
    process.execPath,
    ['--import', 'tsx', join(PROJECT, 'server/main.ts'), ...roles.flatMap((role) => ['--role', role])],
    {
      cwd: PROJECT,
      env: { ...unset, LOG_LEVEL: 'error', ...env },
      onLine: (line) => {
        lines.push(line)
        onLine(line)
        if (line.startsWith('Ready: ')) heard()
      },
    },
  )
  const died = command.ended.then((code) => {
    throw new Error(`${roles.join(', ')} ended with ${code}:\n${lines.slice(-20).join('\n')}`)
  })
  const isReady = Promise.race([ready, died])
  // One that is killed before that is nobody's concern.
  isReady.catch(() => undefined)
  return { ...command, ready: isReady }
}

export type Program = ReturnType<typeof startProgram>

/** Numbers of the render processes that publish from a data folder, whoever started them. */
export function renderersOf(dataDir: string): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8', maxBuffer: 1e8 })
  return table
    .split('\n')
    .filter((line) => line.includes('renderProcess') && line.includes(dataDir))
    .map((line) => Number(line.trim().split(/\s+/)[0]))
}
