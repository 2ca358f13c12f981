import fc from 'fast-check'
import { publishApart } from './apart'
import type { Changes } from './changes'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 })
const all = ({ estateIds, rentalUnitIds, pageIds }: Changes) => [
  ...estateIds.map((id) => `estate ${id}`),
  ...rentalUnitIds.map((id) => `rentalUnit ${id}`),
  ...pageIds.map((id) => `page ${id}`),
]

test('just what fails alone is given back, all else is published, whatever fails', () =>
  fc.assert(
    fc.asyncProperty(
      fc.record({ estateIds: ids, rentalUnitIds: ids, pageIds: ids }),
      fc.func(fc.boolean()),
      async (changes, isBad) => {
        const done = new Set<string>()
        let asked = 0
        const { failed } = await publishApart(changes, async (some) => {
          asked += 1
          const names = all(some)
          if (names.some((name) => isBad(name))) throw new Error('no')
          for (const name of names) done.add(name)
          return { pages: names.length, laps: {} }
        })
        const bad = all(changes).filter((name) => isBad(name))
        expect(failed.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(bad.sort())
        expect([...done].sort()).toEqual(
          all(changes)
            .filter((name) => !isBad(name))
            .sort(),
        )
        if (!bad.length) expect(asked).toBe(1)
      },
    ),
  ))

test('when nothing at all can be published no change is to blame, and nothing is tried one by one', async () => {
  let asked = 0
  const publishing = publishApart({ estateIds: [1, 2, 3, 4], rentalUnitIds: [], pageIds: [] }, async () => {
    asked += 1
    throw new Error('The site API is down')
  })
  await expect(publishing).rejects.toThrow('The site API is down')
  expect(asked).toBe(2)
})

test('what fails once in passing is published after all', async () => {
  let first = true
  const { published, failed } = await publishApart(
    { estateIds: [7], rentalUnitIds: [], pageIds: [] },
    async ({ estateIds }) => {
      if (first) {
        first = false
        throw new Error('in passing')
      }
      return { pages: estateIds.length, laps: { fetch: 2 } }
    },
  )
  expect({ published, failed }).toEqual({ published: { pages: 1, laps: { fetch: 2 } }, failed: [] })
})

test('a disk that is full is no change’s fault, though nothing at all may still fit on it', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' })
  let asked = 0
  const publishing = publishApart({ estateIds: [7, 8], rentalUnitIds: [], pageIds: [] }, async () => {
    asked += 1
    throw full
  })
  await expect(publishing).rejects.toThrow('ENOSPC')
  expect(asked).toBe(1)
})
