import { wrongTokens } from './wrongTokens'

const MINUTE = 60_000

describe('wrong tokens', () => {
  it('are counted for each address, in whichever ten minutes', () => {
    let now = 0
    const wrong = wrongTokens(() => now)
    for (let count = 0; count < 10; count++) {
      expect(wrong.secondsToWait('a')).toBe(0)
      wrong.note('a')
      now += MINUTE / 2
    }
    expect([wrong.secondsToWait('a'), wrong.secondsToWait('b')]).toEqual([300, 0])
    now = 10 * MINUTE
    expect(wrong.secondsToWait('a')).toBe(0)
    wrong.note('a')
    expect(wrong.secondsToWait('a')).toBe(30)
  })

  it('are kept in mind of so many addresses only', () => {
    const wrong = wrongTokens()
    for (let count = 0; count < 10; count++) wrong.note('a')
    for (let address = 0; address < 10_000; address++) wrong.note(String(address))
    expect(wrong.secondsToWait('a')).toBe(0)
  })
})
