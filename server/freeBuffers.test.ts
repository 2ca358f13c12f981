import { setTimeout as pause } from 'node:timers/promises'
import { freeBuffers } from './freeBuffers'

const MB = 1024 * 1024
const CHUNKS = 96

/** Reads a body in chunks of 64 kB, each forgotten when the next one comes. */
function readMegabytes(): number {
  let sum = 0
  for (let chunk = 0; chunk < CHUNKS; chunk++) sum += Buffer.allocUnsafeSlow(64 * 1024).fill(chunk)[7] ?? 0
  return sum
}

test('what a large body was read by is given back, though nothing else asks for memory', async () => {
  freeBuffers()
  const before = process.memoryUsage().arrayBuffers
  const kept = () => process.memoryUsage().arrayBuffers - before
  readMegabytes()
  freeBuffers()
  // Another thread gives it back, as soon as it gets a processor.
  for (const since = Date.now(); kept() > MB && Date.now() - since < 4000;) await pause(10)
  expect(kept()).toBeLessThan(MB)
})
