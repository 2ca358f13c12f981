import { freeBuffers } from './freeBuffers'

const MB = 1024 * 1024
const CHUNKS = 256

/** Reads a body in chunks of 64 kB, each forgotten when the next one comes. */
function readMegabytes(): number {
  let sum = 0
  for (let chunk = 0; chunk < CHUNKS; chunk++) sum += Buffer.allocUnsafeSlow(64 * 1024).fill(chunk)[7] ?? 0
  return sum
}

test('what a large body was read by is given back at once', () => {
  freeBuffers()
  const before = process.memoryUsage().arrayBuffers
  readMegabytes()
  expect(process.memoryUsage().arrayBuffers - before).toBeGreaterThan(8 * MB)
  freeBuffers()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2 * MB)
})
