import { setTimeout as pause } from 'node:timers/promises'

const EVERY = 100

/** Waits until something is so. @throws Error that names it when that takes longer than `patience` milliseconds. */
export async function until(what: string, is: () => Promise<boolean>, patience = 300_000): Promise<void> {
  const since = Date.now()
  while (!(await is())) {
    if (Date.now() - since > patience) throw new Error(`${what}: not within ${patience / 1000} s`)
    await pause(EVERY)
  }
}
