import { Presets, SingleBar } from 'cli-progress'
import { type Mark, timeLeft } from './timeLeft'

export interface Progress {
  /** Tells how many bytes are done, and how many lines where it is lines. */
  update(done: number, lines?: number): void
  stop(): void
}

const MB = 1024 * 1024
const LINES_EVERY_MS = 2000
/** A log is read afterwards: what takes long says so less and less often. */
const LINES_RARER = 1.5

/** How many lines are done, and how many that is a second since it began. */
function speedSince(began: number): (lines: number | undefined) => string {
  const seconds = () => Math.max(0.001, (Date.now() - began) / 1000)
  return (lines) => (lines === undefined ? '' : `${lines} lines, ${Math.round(lines / seconds())} a second`)
}

/** @example leftText(540_000) // '9 min left' */
const leftText = (ms: number): string =>
  ms < 90_000 ? `${Math.ceil(ms / 1000)} s left` : `${Math.round(ms / 60_000)} min left`

interface Output {
  isTTY: boolean
  print: (line: string) => void
  /** What is counted where it is not bytes. */
  things?: string
}

/** Lines for a log: the first after two seconds, each later one after half as long again, and none for work that is over before. */
function printed(title: string, total: number, { print, things }: Output): Progress {
  const began = Date.now()
  let last = began
  let every = LINES_EVERY_MS
  const speed = speedSince(began)
  const marks: Mark[] = []
  return {
    update: (done, lines) => {
      // Of some work a part is done before anybody is told.
      if (!marks.length) marks.push({ at: Date.now(), done })
      if (Date.now() - last < every) return
      last = Date.now()
      every *= LINES_RARER
      marks.push({ at: last, done })
      const much = things === undefined ? `${(done / MB).toFixed(1)} MB` : `${done} of ${total} ${things}`
      const part = `${title} ${Math.floor((done / total) * 100)} % (${much})`
      const left = things === undefined ? undefined : timeLeft(marks, total)
      print([part, left === undefined ? '' : leftText(left), speed(lines)].filter(Boolean).join(', '))
    },
    stop: () => undefined,
  }
}

function drawn(title: string, total: number, things: string | undefined): Progress {
  const many = things === undefined ? '' : `{value} of {total} ${things} · `
  const format = `${title} [{bar}] {percentage} % · ${many}{speed}{eta_formatted} left`
  const bar = new SingleBar({ format, hideCursor: true, etaBuffer: 50 }, Presets.shades_classic)
  const speed = speedSince(Date.now())
  bar.start(total, 0, { speed: '' })
  return {
    update: (done, lines) => bar.update(done, { speed: lines === undefined ? '' : `${speed(lines)} · ` }),
    stop: () => bar.stop(),
  }
}

/** How far a piece of work is, of `total` bytes or things: a bar for a person, lines for a log. */
export const progressOf = (title: string, total: number, output: Output): Progress =>
  output.isTTY ? drawn(title, total, output.things) : printed(title, total, output)
