import { demoLines } from './demo'

/** Memory in use now, in MB; where the collector cannot be called the figure is only higher. */
const usedMb = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}

it('streams estates without keeping them', () => {
  const before = usedMb()
  let most = 0
  let count = 0
  for (const line of demoLines({
    siteId: 'demo',
    estates: 2000,
    seed: 3,
    now: new Date('2026-06-01T08:00:00Z'),
  })) {
    if (line.kind === 'estate' && ++count % 500 === 0) most = Math.max(most, usedMb() - before)
  }
  expect(count).toBe(2000)
  expect(most).toBeLessThan(100)
})
