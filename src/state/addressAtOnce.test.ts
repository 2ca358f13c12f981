/** @jest-environment jsdom */
import { backToList, setAddressAtOnce } from './addressAtOnce'

const gone = jest.spyOn(window.history, 'back')
const came = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

beforeEach(() => gone.mockClear())

test('what was opened over a list goes back to it, once however often it is pressed', async () => {
  setAddressAtOnce('/nl/te-koop?type=1', 'push')
  const entries = window.history.length
  setAddressAtOnce('/nl/te-koop?type=1&map=1', 'over')
  expect(window.history.length).toBe(entries + 1)
  const back = came()
  expect(backToList()).toBe(true)
  expect(backToList()).toBe(true)
  await back
  expect(gone).toHaveBeenCalledTimes(1)
  expect(window.location.search).toBe('?type=1')
  expect(backToList()).toBe(false)
})

test('what was searched there since, or opened by its address, has no list to go back to', () => {
  setAddressAtOnce('/nl/te-koop?map=1', 'over')
  setAddressAtOnce('/nl/te-koop?type=1&map=1', 'push')
  expect(backToList()).toBe(false)
  setAddressAtOnce('/nl/te-huur?map=1', 'replace')
  expect(backToList()).toBe(false)
  expect(gone).not.toHaveBeenCalled()
})
