import { setTimeout as pause } from 'node:timers/promises'
import { takeTurns } from './takeTurns'

describe('takeTurns', () => {
  it('never runs more than the limit at once, runs all, and in order', async () => {
    const inTurn = takeTurns(2)
    const started: number[] = []
    let running = 0
    let most = 0
    const results = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((n) =>
        inTurn(async () => {
          started.push(n)
          most = Math.max(most, ++running)
          await pause(3)
          running -= 1
          return n * 2
        }),
      ),
    )
    expect(most).toBe(2)
    expect(started).toEqual([0, 1, 2, 3, 4, 5])
    expect(results).toEqual([0, 2, 4, 6, 8, 10])
  })

  it('goes on after a task that failed', async () => {
    const inTurn = takeTurns(1)
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(inTurn(async () => 'fine')).resolves.toBe('fine')
  })
})
