import { setTimeout as pause } from 'node:timers/promises'

/** Waits until something is so. @throws Error with what it was, when that takes longer than `patience` milliseconds. */
export async function until(
  what: string | (() => string),
  is: () => boolean | Promise<boolean>,
  { patience = 300_000, every = 100 } = {},
): Promise<void> {
  const since = Date.now()
  while (!(await is())) {
    if (Date.now() - since > patience)
      throw new Error(`Not within ${patience / 1000} s: ${typeof what === 'string' ? what : what()}`)
    await pause(every)
  }
}
