import fc from 'fast-check'
import { fewLeft, FIRST_PAGE, loadUpTo, pagesShown, type Pagination } from './loads'

/** A list of so many numbers, and what was asked of it. */
function listOf(total: number) {
  const all = Array.from({ length: total }, (_, index) => index)
  const asked: Pagination[] = []
  const load = async (pagination: Pagination) => {
    asked.push(pagination)
    return { total, results: all.slice(pagination.from, pagination.from + pagination.size) }
  }
  return { all, asked, load }
}

describe('which part of the results is loaded (spec §4, §9)', () => {
  test('the first page has 15 from 0', () => {
    expect(FIRST_PAGE).toEqual({ from: 0, size: 15 })
  })

  test('the next 15 come after what is loaded', async () => {
    const { all, asked, load } = listOf(100)
    expect(await loadUpTo(load, 1, 37)).toEqual({ total: 100, results: all.slice(37, 52) })
    expect(asked).toEqual([{ from: 37, size: 15 }])
  })

  test.each([
    [0, 1],
    [7, 1],
    [15, 1],
    [16, 2],
    [45, 3],
  ])('%d loaded are %d pages in the address', (loaded, pages) => {
    expect(pagesShown(loaded)).toBe(pages)
  })

  test('a reload at page 3 asks once for the same 45', async () => {
    const { all, asked, load } = listOf(100)
    expect(await loadUpTo(load, 3)).toEqual({ total: 100, results: all.slice(0, 45) })
    expect(asked).toEqual([{ from: 0, size: 45 }])
  })

  test('a grouped list loads all, at most 500 at a time', async () => {
    const { all, asked, load } = listOf(1200)
    expect(await loadUpTo(load)).toEqual({ total: 1200, results: all })
    expect(asked.map(({ from, size }) => [from, size])).toEqual([
      [0, 500],
      [500, 500],
      [1000, 500],
    ])
  })

  test('whatever there is and is wanted, it comes in order, once, and no more than wanted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(2100), fc.integer({ min: 1, max: 120 }), async (total, pages) => {
        const { all, load } = listOf(total)
        const { results } = await loadUpTo(load, pages)
        expect(results).toEqual(all.slice(0, pages * 15))
      }),
      { numRuns: 50 },
    )
  })

  test('listings that are left out on the way are not asked for again', async () => {
    const { asked, load } = listOf(1000)
    const { results } = await loadUpTo(async (pagination) => {
      const page = await load(pagination)
      return { ...page, results: page.results.filter((id) => id % 2) }
    })
    expect(results).toHaveLength(500)
    expect(asked).toHaveLength(2)
  })

  test('a failure on the way is the failure of the whole', async () => {
    const { load } = listOf(1200)
    const failing = async (pagination: Pagination) => {
      if (pagination.from === 500) throw new Error('503')
      return load(pagination)
    }
    await expect(loadUpTo(failing)).rejects.toThrow('503')
  })
})

test.each([
  [15, 16, 1],
  [15, 17, 2],
  [15, 18, undefined],
  [15, 15, undefined],
  [16, 15, undefined],
])('of %d shown of %d so few are left: %p', (shown, total, left) => expect(fewLeft(shown, total)).toBe(left))
