import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

interface Options {
  cwd: string
  env?: Readonly<Record<string, string>>
  /** Hears every line; without it the command writes to the terminal itself. */
  onLine?: (line: string) => void
}

const GRACE = 15_000
const running = new Map<ChildProcess, Promise<number>>()

/** Sends a signal to a command and everything it started. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid) process.kill(-child.pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Asks it to end, insists after a while, and leaves none of what it started. */
async function stop(child: ChildProcess, ended: Promise<number>) {
  signalGroup(child, 'SIGTERM')
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE)
  await ended.catch(() => 1)
  clearTimeout(insist)
  signalGroup(child, 'SIGKILL')
}

/** Starts a command as the head of a process group of its own, so that it can be stopped with all it started. */
export function startCommand(command: string, args: readonly string[], { cwd, env, onLine }: Options) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: onLine ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  if (onLine) {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', onLine)
    }
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  }).finally(() => running.delete(child))
  running.set(child, ended)
  return {
    ended,
    stop: () => stop(child, ended),
    signal: (name: NodeJS.Signals) => signalGroup(child, name),
    /** Kills this very process, as a machine short of memory does; what it started has to notice by itself. */
    killAlone: () => child.kill('SIGKILL'),
    pid: child.pid,
  }
}

/** Runs a command to its end; gives its exit code. */
export const runCommand = (command: string, args: readonly string[], options: Options) =>
  startCommand(command, args, options).ended

/** Stops every command that is still running, and what is started meanwhile in the place of one that ended: on failure, on Ctrl-C. */
export async function stopAllCommands() {
  while (running.size) await Promise.all([...running].map(([child, ended]) => stop(child, ended)))
}
