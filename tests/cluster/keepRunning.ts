import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCommand } from '../support/command'
import type { Member } from './clusterPlan'

const PROJECT = resolve(__dirname, '../..')
/** Milliseconds until a process that died is started again. */
const AGAIN_MS = 1000

export interface Kept {
  name: string
  /** Resolves when the process says that it is ready, for the first time. */
  ready: Promise<void>
  /** How often it died by itself, or was killed. */
  deaths(): number
  /** How often it said that it is ready. */
  readies(): number
  /** Kills it as a machine short of memory does. */
  kill(): void
  /** Ends it for good, within 15 seconds. */
  stop(): Promise<void>
}

/** Runs a process of the program in the project's folder, and again whenever it dies. `say` hears its lines, its name in front. */
export function keepRunning({ name, args, env }: Member, say: (line: string) => void): Kept {
  const stopping = new AbortController()
  const told = (line: string) => say(`${name.padEnd(11)} │ ${line}`)
  let [deaths, readies] = [0, 0]
  let heard: () => void = () => undefined
  const ready = new Promise<void>((done) => (heard = done))
  const begin = () =>
    startCommand(process.execPath, ['--import', 'tsx', join(PROJECT, 'server/main.ts'), ...args], {
      cwd: PROJECT,
      env,
      onLine: (line) => {
        told(line)
        if (!line.includes('Ready: ')) return
        readies += 1
        heard()
      },
    })
  let command = begin()
  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      const code = await command.ended
      if (stopping.signal.aborted) return
      deaths += 1
      told(`ended with ${code}, and is started again`)
      // What it had started, as a build, does not go on beside the next one.
      command.signal('SIGKILL')
      await pause(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (!stopping.signal.aborted) command = begin()
    }
  }
  const keeping = keep()
  return {
    name,
    ready,
    deaths: () => deaths,
    readies: () => readies,
    kill: () => void command.killAlone(),
    stop: async () => {
      stopping.abort()
      await command.stop()
      await keeping
    },
  }
}

/** Starts a cluster: the first process, which migrates and fills the database, is ready before the others begin. */
export async function startCluster(
  plan: readonly Member[],
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Kept[]> {
  const [first, ...others] = plan
  if (!first) return []
  const kept = [keepRunning(first, say)]
  const stopped = new Promise<void>((done) => signal.addEventListener('abort', () => done()))
  await Promise.race([kept[0]?.ready, stopped])
  if (!signal.aborted) kept.push(...others.map((member) => keepRunning(member, say)))
  return kept
}
