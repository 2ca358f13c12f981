import { Presets, SingleBar } from 'cli-progress'

export interface Progress {
  /** Tells how many bytes are done. */
  update(done: number): void
  stop(): void
}

const MB = 1024 * 1024
const LINES_EVERY_MS = 2000

/** Lines for a log: one every two seconds, and none for work that is over before. */
function printed(title: string, total: number, print: (line: string) => void): Progress {
  let last = Date.now()
  return {
    update: (done) => {
      if (Date.now() - last < LINES_EVERY_MS) return
      last = Date.now()
      print(`${title} ${Math.floor((done / total) * 100)} % (${(done / MB).toFixed(1)} MB)`)
    },
    stop: () => undefined,
  }
}

function drawn(title: string, total: number): Progress {
  const format = `${title} [{bar}] {percentage} % · {eta_formatted} left`
  const bar = new SingleBar({ format, hideCursor: true, etaBuffer: 50 }, Presets.shades_classic)
  bar.start(total, 0)
  return { update: (done) => bar.update(done), stop: () => bar.stop() }
}

/** How far a piece of work is, of `total` bytes: a bar for a person, lines for a log. */
export const progressOf = (
  title: string,
  total: number,
  { isTTY, print }: { isTTY: boolean; print: (line: string) => void },
): Progress => (isTTY ? drawn(title, total) : printed(title, total, print))
