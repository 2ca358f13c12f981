import { type ChildProcess, spawn } from 'node:child_process'
import { Refused } from './refused'
import { type Bounds, keepCopy, type TakenFeed, withinTime } from './takenFeed'

/** Of what a command says beside its output, as much of the end is told. */
const LAST_LINES = 5
const LAST_BYTES = 4096

/** Milliseconds that a command has to end by itself. */
const GRACE_MS = 3000

/** Sends a signal to a command and all that it started. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The end of what is written, as lines. */
function lastLines(stream: NodeJS.ReadableStream): () => string {
  let end = Buffer.alloc(0)
  stream.on('data', (chunk: Buffer) => {
    end = Buffer.concat([end, chunk]).subarray(-LAST_BYTES)
  })
  return () => end.toString('utf8').trim().split('\n').slice(-LAST_LINES).join('\n')
}

/**
 * Runs a command whose output is the feed: a list of words as they are, a text by the shell.
 * @param cwd folder that it runs in
 * @throws Refused when it cannot be run, ends with another code than 0, takes too long or gives too much
 */
export const takeFromCommand = (
  command: string | readonly string[],
  cwd: string,
  to: string,
  bounds: Bounds,
): Promise<TakenFeed> =>
  withinTime(bounds, async (signal) => {
    const [file = '', ...args] = typeof command === 'string' ? [command] : command
    const isLine = typeof command === 'string'
    // The head of a group of its own, so that it is ended with all it started.
    const child = spawn(file, args, { cwd, shell: isLine, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = new Promise<string>((resolve, reject) => {
      child.once('error', (error) => reject(new Refused(`the command cannot be run: ${error.message}`)))
      child.once('close', (code, by) => resolve(code === null ? `by ${by}` : `with ${code}`))
    })
    const said = lastLines(child.stderr)
    /** Asks it to end, and insists after a while. */
    const end = async () => {
      signalGroup(child, 'SIGTERM')
      const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS)
      await ended.catch(() => undefined)
      clearTimeout(insist)
    }
    const onAbort = () => void end()
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      const kept = await keepCopy(child.stdout, to, { ...bounds, signal })
      const how = await ended
      signal.throwIfAborted()
      if (how !== 'with 0') throw new Refused([`the command ended ${how}`, said()].filter(Boolean).join(': '))
      return { ...kept, name: '' }
    } catch (error) {
      await end()
      // That there is no such command says more than that nothing came of it.
      throw await ended.then(
        () => error,
        (reason: unknown) => reason,
      )
    } finally {
      signal.removeEventListener('abort', onAbort)
      signalGroup(child, 'SIGKILL')
    }
  })
