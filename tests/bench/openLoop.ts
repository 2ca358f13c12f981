import { setTimeout as sleep } from 'node:timers/promises'

export interface Timed<K extends string> {
  kind: K
  /** From the moment it was due, so that waiting behind a slow answer counts (no coordinated omission). */
  ms: number
  failed: boolean
}

/** Sends `rate` requests a second for `seconds`, on time whether the earlier ones are answered or not. */
export async function openLoop<K extends string>(
  rate: number,
  seconds: number,
  send: (turn: number) => { kind: K; done: Promise<unknown> },
): Promise<Timed<K>[]> {
  const answers: Promise<Timed<K>>[] = []
  const begin = performance.now()
  for (let turn = 0; turn < rate * seconds; turn++) {
    const due = begin + (turn * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    const { kind, done } = send(turn)
    answers.push(
      done.then(
        () => ({ kind, ms: performance.now() - due, failed: false }),
        () => ({ kind, ms: performance.now() - due, failed: true }),
      ),
    )
  }
  return Promise.all(answers)
}
