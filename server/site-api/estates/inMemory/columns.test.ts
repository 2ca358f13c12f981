import { NOWHERE } from './columns'
import { NumberColumn, stepOf } from './numberColumn'
import { SharedColumn } from './sharedColumn'

const STEPS = [0, 100, 200]
const filled = <Column extends NumberColumn | SharedColumn>(column: Column, cells: (number | null)[]) => {
  cells.forEach((cell, row) => column.set(row, cell))
  return column
}

test('an amount is in the step whose bound it reaches, and below all of them in the first place', () => {
  expect([-1, 0, 99, 100, 200, 5000, NaN].map((amount) => stepOf(amount, STEPS))).toEqual([
    0,
    1,
    1,
    2,
    3,
    3,
    NOWHERE,
  ])
})

test('the steps of rows follow what the rows become, however many there are', () => {
  const column = filled(new NumberColumn(), [50, null, 150])
  expect([...column.stepsAt(Int32Array.of(0, 1, 2), STEPS)]).toEqual([1, NOWHERE, 2])
  column.set(1, 250)
  column.set(5000, 120)
  expect([...column.stepsAt(Int32Array.of(1, 2, 5000), STEPS)]).toEqual([3, 2, 2])
})

test('the extent of rows is that of those that say something', () => {
  const column = filled(new NumberColumn(), [50, null, 150])
  expect(column.extent(Int32Array.of(1, 2), Int32Array.of(0))).toEqual({ min: 50, max: 150 })
  expect(column.extent(Int32Array.of(1))).toEqual({ min: null, max: null })
})

test('a moment comes by the first end that is not before it', () => {
  const column = filled(new NumberColumn(), [5, 10, 11, 30, null])
  expect([...column.untilAt(Int32Array.of(0, 1, 2, 3, 4), [10, 20])]).toEqual([0, 0, 1, NOWHERE, NOWHERE])
})

test.each([
  ['of numbers', new NumberColumn()],
  ['of shared values', new SharedColumn()],
])('a column %s gives each row the place of its value, and none to what is not asked for', (_, empty) => {
  const column = filled(empty, [3, 7, null, 3])
  const placeOf = (value: unknown) => (value === 3 ? 1 : undefined)
  expect([...column.placesAt(Int32Array.of(3, 2, 1, 0), placeOf)]).toEqual([1, NOWHERE, NOWHERE, 1])
})
