import type { EstateFilters } from '../../contract/search'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import { STATUS_FIELD, STATUS_ID } from '../../domain/search/statusIds'
import { NO_FILTERS, NO_RANGE } from '../../siteApi/estates'
import { wishCalls } from './useWishStore'

const step = (from: number, to: number | null) => ({ from, to, count: 4 })
const RENTS = { min: 500, max: 990, steps: [step(500, 1000)] }
const SALES = { min: 90_000, max: 900_000, steps: [step(50_000, 100_000), step(100_000, null)] }
const ALL = { min: 500, max: 900_000, steps: [...RENTS.steps, ...SALES.steps] }

/** An offer of rents and sales, which writes down what it was asked. */
function offer() {
  const asked: string[] = []
  const options = async ({ status = [], priceMax }: SearchFilter): Promise<EstateFilters> => {
    asked.push(`${status.join()}${priceMax ? ' up to' : ''}`)
    const [only, other] = status
    const prices = other || !only ? ALL : only === STATUS_ID.TO_RENT ? RENTS : SALES
    return { ...NO_FILTERS, prices: { ...prices, steps: prices.steps.map((one) => ({ ...one, count: 1 })) } }
  }
  const unasked = () => Promise.reject(new Error('not asked for here'))
  return { asked, calls: { page: unasked, count: unasked, newSince: unasked, options } }
}

const { signal } = new AbortController()
const prices = async (status: number[], node = {}) =>
  (await wishCalls(offer().calls, node).options(patched(NO_FILTER, { status }), signal)).prices

test('who wishes to buy is offered no rents, who wishes to rent no prices to buy at', async () => {
  const bounds = ({ steps }: EstateFilters['prices']) => steps.map(({ from }) => from)
  expect(bounds(await prices([STATUS_ID.FOR_SALE]))).toEqual([50_000, 100_000])
  expect(await prices([STATUS_ID.FOR_SALE])).toMatchObject({ min: 90_000, max: 900_000 })
  expect(bounds(await prices([STATUS_ID.TO_RENT]))).toEqual([500])
})

test('who did not say which is offered no steps, unless the list page says it', async () => {
  expect(await prices([])).toEqual(NO_RANGE)
  expect(await prices([STATUS_ID.FOR_SALE, STATUS_ID.TO_RENT])).toEqual(NO_RANGE)
  const lets = { query: { terms: { [STATUS_FIELD]: ['TO_RENT'] } } }
  expect(await prices([], lets)).not.toEqual(NO_RANGE)
})

test('what a transaction costs is asked once, however often another price is chosen', async () => {
  const { asked, calls } = offer()
  const wished = wishCalls(calls, {})
  for (const priceMax of [200_000, 300_000])
    await wished.options(patched(NO_FILTER, { status: [STATUS_ID.FOR_SALE], priceMax }), signal)
  expect(asked.sort()).toEqual(['', '1', '1 up to', '1 up to'])
})
