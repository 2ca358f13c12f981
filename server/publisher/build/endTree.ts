import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // It ended by itself meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Ends a process and those that it started, whatever they are at: one that waits for nothing hears of nothing. */
export async function endTree(pid: number): Promise<void> {
  const listed = promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  // Where there is no such command they are left to themselves.
  const { stdout } = await listed.catch(() => ({ stdout: '' }))
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  end(pid)
  for (const [own, parent] of all) if (own && parent === pid) end(own)
}
