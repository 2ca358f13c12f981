import { execFile, execFileSync } from 'node:child_process'
import { promisify } from 'node:util'

/** Between two looks, of which each takes some 30 ms of a processor. */
const EVERY_MS = 1000

interface Row {
  pid: number
  parent: number
  kilobytes: number
}

/** Beside what the caller does: it may be measuring how long something takes, and listing takes as long as a page does. */
async function processes(): Promise<Row[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }))
}

function family(rows: readonly Row[], root: number): Row[] {
  const children = rows.filter(({ parent }) => parent === root)
  return [...rows.filter(({ pid }) => pid === root), ...children.flatMap(({ pid }) => family(rows, pid))]
}

/** Watches a process and all it starts; `stop` gives the peak memory of the largest of them in MB, `together` that of all at one moment. */
export function watchMemory(pid: number): { stop: () => number; together: () => number } {
  let peak = 0
  let most = 0
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const look = async () => {
    const sizes = family(await processes(), pid).map(({ kilobytes }) => kilobytes)
    peak = Math.max(peak, ...sizes)
    most = Math.max(
      most,
      sizes.reduce((sum, size) => sum + size, 0),
    )
    if (!isOver) timer = setTimeout(() => void look(), EVERY_MS)
  }
  void look()
  return {
    stop: () => {
      isOver = true
      clearTimeout(timer)
      return Math.round(peak / 1024)
    },
    together: () => Math.round(most / 1024),
  }
}

/** Seconds of a processor that a process took since it began, in all its threads. */
export function processorSeconds(pid: number): number {
  const time = execFileSync('ps', ['-p', String(pid), '-o', 'cputimes='], { encoding: 'utf8' })
  return Number(time)
}
