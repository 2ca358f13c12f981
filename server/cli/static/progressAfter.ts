import { type Progress, progressOf } from '../progress'

export interface ProgressOutput {
  isTTY: boolean
  print: (line: string) => void
}

const PATIENCE_MS = 2000

/** How far a piece of work of `total` things is; nothing is shown of one that is over within two seconds. */
export function progressAfter(title: string, total: number, things: string, output: ProgressOutput) {
  const began = Date.now()
  let shown: Progress | undefined
  let done = 0
  return {
    step() {
      done += 1
      if (!shown && Date.now() - began > PATIENCE_MS) shown = progressOf(title, total, { ...output, things })
      shown?.update(done)
    },
    stop: () => shown?.stop(),
  }
}
