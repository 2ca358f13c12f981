import { durationText } from '../../status/durationText'

/** Hears of the steps of a build, one after the other. */
export interface Steps {
  /**
   * A step begins, and the one before has ended.
   * @param unit what it counts, in the plural
   */
  begin(words: string, unit?: string): void
  count(done: number, total: number): void
  /** The last step has ended well. */
  end(): void
  /** Nothing more is said of the step that goes on, whatever becomes of it. */
  stop(): void
}

interface Options {
  log: (line: string) => void
  /** Shows how far the step is, where somebody looks on; '' takes that away. */
  progress?: ((text: string) => void) | undefined
  /** Hears how far the step is, for who looks from elsewhere. */
  onStep?: ((text: string) => void) | undefined
  now?: () => number
}

/** Shorter ones that count nothing are not worth a line. */
const LONG_MS = 1000
/** Milliseconds without a line after which a log is told which quarter of a step is done. */
const SILENCE_MS = 15_000
const BAR = 24

const bar = (done: number, total: number) => {
  const full = Math.min(BAR, Math.round((done / total) * BAR))
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${Math.floor((done / total) * 100)} % · ${done} of ${total} · `
}

/** Tells of steps: a line for each that has ended, and how far the one is that goes on, as a bar or, in a log, by quarters. */
export function stepsTo({ log, progress, onStep, now = Date.now }: Options): Steps {
  let step: { words: string; unit: string; began: number; done: number; total: number } | undefined
  let quarter = 0
  let said = now()
  const say = (line: string) => {
    said = now()
    log(line)
  }
  function show() {
    if (!step || !progress) return
    const { words, began, done, total } = step
    progress(`  ${words} ${total ? bar(done, total) : ''}${Math.round((now() - began) / 1000)} s`)
  }
  // Of a step that counts nothing the seconds say that it goes on.
  const timer = progress && setInterval(show, 1000)
  timer?.unref()

  function end() {
    if (!step) return
    const { words, unit, began, total } = step
    const took = now() - began
    step = undefined
    progress?.('')
    if (total || took >= LONG_MS) say(`  ${words}: ${total ? `${total} ${unit}, ` : ''}${durationText(took)}`)
  }

  return {
    begin(words, unit = '') {
      end()
      step = { words, unit, began: now(), done: 0, total: 0 }
      quarter = 0
      onStep?.(words)
      show()
    },
    count(done, total) {
      if (!step) return
      Object.assign(step, { done, total })
      onStep?.(total ? `${step.words}: ${done} of ${total} ${step.unit}` : step.words)
      show()
      const isAt = total ? Math.floor((done / total) * 4) : 0
      if (progress || isAt <= quarter || isAt > 3 || now() - said < SILENCE_MS) return
      quarter = isAt
      say(`  ${step.words}: ${done} of ${total}`)
    },
    end,
    stop() {
      step = undefined
      clearInterval(timer)
      progress?.('')
    },
  }
}
