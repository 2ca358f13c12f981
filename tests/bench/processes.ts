import { execFileSync } from 'node:child_process'

interface Row {
  pid: number
  parent: number
  kilobytes: number
}

function processes(): Row[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  return table
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
  const look = () => {
    const sizes = family(processes(), pid).map(({ kilobytes }) => kilobytes)
    peak = Math.max(peak, ...sizes)
    most = Math.max(
      most,
      sizes.reduce((sum, size) => sum + size, 0),
    )
  }
  const timer = setInterval(look, 500)
  return {
    stop: () => {
      clearInterval(timer)
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
