import { type Mark, timeLeft } from './timeLeft'

/** Seconds, and how much was done by then. */
const marks = (...of: [seconds: number, done: number][]): Mark[] =>
  of.map(([seconds, done]) => ({ at: 5000 + seconds * 1000, done }))

test('work goes on at the pace of its last part, whatever it was before', () => {
  // Of 5,130 pictures the first thousand were there already.
  expect(timeLeft(marks([0, 0], [2, 1000], [10, 1080], [22, 1200]), 5130)).toBe(393_000)
  expect(timeLeft(marks([0, 0], [10, 100], [30, 250]), 1000)).toBe(100_000)
  expect(timeLeft(marks([0, 0], [10, 100], [30, 300]), 300)).toBe(0)
})

test('nothing is said of work that has just begun, nor where its pace has just become another', () => {
  expect(timeLeft([], 100)).toBeUndefined()
  expect(timeLeft(marks([0, 0], [2, 1000]), 5130)).toBeUndefined()
  expect(timeLeft(marks([0, 0], [2, 1000], [10, 1080]), 5130)).toBeUndefined()
  expect(timeLeft(marks([0, 0], [10, 10], [20, 200]), 5130)).toBeUndefined()
  expect(timeLeft(marks([0, 0], [10, 10], [20, 10]), 5130)).toBeUndefined()
})
