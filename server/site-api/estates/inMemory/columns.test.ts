import fc from 'fast-check'
import { type Bits, hasBit } from './bits'
import { ListColumn, NOWHERE, type Places } from './columns'
import { NumberColumn, stepOf } from './numberColumn'
import { SharedColumn } from './sharedColumn'

const STEPS = [0, 100, 200]
const filled = <Column extends NumberColumn | SharedColumn>(column: Column, cells: (number | null)[]) => {
  cells.forEach((cell, row) => column.set(row, cell))
  return column
}

const placesIn = ({ keys, placeOf }: Places, ...rows: number[]) =>
  rows.map((row) => placeOf[keys[row] ?? NOWHERE])

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
  expect(placesIn(column.steps(STEPS), 0, 1, 2)).toEqual([1, NOWHERE, 2])
  column.set(1, 250)
  column.set(5000, 120)
  expect(placesIn(column.steps(STEPS), 1, 2, 5000)).toEqual([3, 2, 2])
})

test('the extent of rows is that of those that say something', () => {
  const column = filled(new NumberColumn(), [50, null, 150])
  expect(column.extent(Int32Array.of(1, 2), Int32Array.of(0))).toEqual({ min: 50, max: 150 })
  expect(column.extent(Int32Array.of(1))).toEqual({ min: null, max: null })
})

test('the steps of the bounds that were asked for last are right, however many there were', () => {
  const column = filled(new NumberColumn(), [50, null, 150])
  const days = Array.from({ length: 9 }, (_, day) => [day * 20])
  expect(days.map((bounds) => placesIn(column.steps(bounds), 0)[0])).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0])
  column.set(0, 70)
  expect(days.map((bounds) => placesIn(column.steps(bounds), 0)[0])).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0])
})

test('shared values give each row the place of its value, and none to what is not asked for', () => {
  const column = filled(new SharedColumn(), [3, 7, null, 3])
  const placeOf = (value: unknown) => (value === 3 ? 1 : undefined)
  expect(placesIn(column.counted(placeOf), 3, 2, 1, 0)).toEqual([1, NOWHERE, NOWHERE, 1])
})

describe('rows that pass are those that a plain loop finds', () => {
  const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 90 })
  const found = (bits: Bits, rows: readonly unknown[]) => [...rows.keys()].filter((row) => hasBit(bits, row))

  test.each([
    ['of numbers', () => new NumberColumn()],
    ['of shared values', () => new SharedColumn()],
  ])('in a column %s', (_, empty) => {
    fc.assert(
      fc.property(amounts, (cells) => {
        const bits = filled(empty(), cells).rowsWhere((value) => Number(value) >= 5, cells.length)
        expect(found(bits, cells)).toEqual([...cells.keys()].filter((row) => (cells[row] ?? 0) >= 5))
      }),
    )
  })

  test('and by a bound', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(1, -1), fc.boolean(), (cells, side, isOpen) => {
        const bits = filled(new NumberColumn(), cells).rowsBeyond(5, side, isOpen, cells.length)
        const isBeyond = (cell: number | null | undefined) =>
          cell != null && (cell === 5 ? !isOpen : side > 0 ? cell > 5 : cell < 5)
        expect(found(bits, cells)).toEqual([...cells.keys()].filter((row) => isBeyond(cells[row])))
      }),
    )
  })

  test('and of lists', () => {
    const lists = new ListColumn()
    ;[[1, 2], [], [3], [2]].forEach((list, row) => lists.set(row, list))
    expect(
      found(
        lists.rowsWhere((value) => value === 2, 4),
        [0, 1, 2, 3],
      ),
    ).toEqual([0, 3])
  })
})
