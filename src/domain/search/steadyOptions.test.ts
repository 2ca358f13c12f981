import { NO_FILTERS } from '../../siteApi/estates'
import type { FilterOptions } from './filterNames'
import { steadyOptions } from './steadyOptions'

const named = (id: number, count: number) => ({ id, count, name: { nl: `n${id}` } })
const type = (id: number, count: number, ...subTypes: ReturnType<typeof named>[]) => ({
  ...named(id, count),
  subTypes,
})
const steps = (...all: [from: number, count: number][]) => ({
  min: null,
  max: null,
  steps: all.map(([from, count]) => ({ from, to: null, count })),
})

const BEFORE: FilterOptions = {
  ...NO_FILTERS,
  headTypes: [type(1, 40, named(101, 30), named(102, 10)), type(6, 4), type(3, 20)],
  prices: steps([0, 4], [100_000, 20], [200_000, 30]),
  ranges: { plot: steps([0, 3], [500, 9]) },
  choices: {
    energy: [],
    condition: [
      { value: 'NEW', count: 2 },
      { value: 'RENEWED', count: 0 },
    ],
  },
}
const NOW: FilterOptions = {
  ...NO_FILTERS,
  headTypes: [type(1, 12, named(102, 12)), type(3, 9)],
  prices: steps([200_000, 21], [300_000, 2]),
  ranges: { plot: steps([500, 9]) },
  choices: {
    condition: [
      { value: 'NEW', count: 0 },
      { value: 'RENEWED', count: 1 },
    ],
  },
}

test('what is offered no longer keeps its place, and finds nothing', () => {
  const { headTypes, prices, ranges } = steadyOptions(BEFORE, NOW)
  expect(headTypes.map(({ id, count }) => [id, count])).toEqual([
    [1, 12],
    [6, 0],
    [3, 9],
  ])
  expect(headTypes[0]?.subTypes.map(({ id, count }) => [id, count])).toEqual([
    [101, 0],
    [102, 12],
  ])
  expect(prices.steps.map(({ from, count }) => [from, count])).toEqual([
    [0, 0],
    [100_000, 0],
    [200_000, 21],
    [300_000, 2],
  ])
  expect(ranges?.['plot']?.steps.map(({ from }) => from)).toEqual([0, 500])
})

test('values of a list that were offered once are known, those that never were are not', () => {
  const then = steadyOptions(BEFORE, NOW)
  expect(then.kept).toEqual({ energy: [], condition: ['NEW'] })
  expect(steadyOptions(then, NOW).kept).toEqual({ condition: ['NEW', 'RENEWED'] })
})

test('the first values are what they are', () => {
  expect(steadyOptions(NO_FILTERS, NOW)).toEqual({ ...NOW, kept: {} })
})
