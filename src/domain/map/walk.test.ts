import fc from 'fast-check'
import { isStep, stepFrom } from './walk'

const at = (x: number, y: number) => ({ x, y })

test('a step leads to the next one that way, rather straight on than aside', () => {
  const others = [at(50, 0), at(40, 35), at(-10, 0), at(0, 60)]
  expect(stepFrom(at(0, 0), others, 'ArrowRight')).toEqual(at(50, 0))
  expect(stepFrom(at(0, 0), others, 'ArrowLeft')).toEqual(at(-10, 0))
  expect(stepFrom(at(0, 0), others, 'ArrowDown')).toEqual(at(0, 60))
  expect(stepFrom(at(0, 0), others, 'ArrowUp')).toBeUndefined()
})

test('only arrows walk', () => {
  expect(['ArrowUp', 'Enter', 'a'].map(isStep)).toEqual([true, false, false])
})

test('from any pin every other is in the way of one of the arrows', () => {
  const whole = fc.integer({ min: -500, max: 500 })
  fc.assert(
    fc.property(whole, whole, (x, y) => {
      fc.pre(x !== 0 || y !== 0)
      const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
      expect(keys.some((key) => stepFrom(at(0, 0), [at(x, y)], key))).toBe(true)
    }),
  )
})
