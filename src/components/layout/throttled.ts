export interface Throttled {
  (): void
  /** Forgets a run that is still to come. */
  cancel: () => void
}

/** Runs `run` at once and then at most every `interval` ms; the last call is never lost. */
export function throttled(run: () => void, interval: number): Throttled {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let again = false
  const open = () => {
    waiting = undefined
    if (again) call()
  }
  const call = () => {
    if (waiting !== undefined) {
      again = true
      return
    }
    again = false
    waiting = setTimeout(open, interval)
    run()
  }
  return Object.assign(call, {
    cancel: () => {
      clearTimeout(waiting)
      waiting = undefined
      again = false
    },
  })
}
