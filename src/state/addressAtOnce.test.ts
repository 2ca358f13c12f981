/** @jest-environment jsdom */
import { globalHistory } from '@reach/router'
import type { FocusEvent, KeyboardEvent } from 'react'
import { backToList, setAddressAtOnce } from './addressAtOnce'
import { WALKED } from './walkedChoices'

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

describe('what arrows choose one after the other', () => {
  const row = Object.assign(document.createElement('input'), { type: 'radio', name: 'bedrooms' })
  const other = Object.assign(document.createElement('input'), { type: 'radio', name: 'price' })
  const by = (key: string, on = row) =>
    WALKED.onKeyDown({ key, currentTarget: on } as unknown as KeyboardEvent<HTMLInputElement>)
  const leave = (to: HTMLElement | null) =>
    WALKED.onBlur({ currentTarget: row, relatedTarget: to } as unknown as FocusEvent<HTMLInputElement>)
  /** The page is rendered with it before the next key, as on the site. */
  const set = (address: string) => {
    setAddressAtOnce(address, 'push')
    ;(globalHistory as unknown as { _onTransitionComplete(): void })._onTransitionComplete()
  }
  let entries: number

  beforeEach(() => {
    leave(null)
    set('/nl/te-koop')
    entries = window.history.length
  })
  const made = () => window.history.length - entries
  const choose = (count: number) => set(`/nl/te-koop?bedMin=${count}`)

  test('is one entry of the history, which has the last of them', async () => {
    for (const count of [1, 2, 3]) {
      by('ArrowDown')
      choose(count)
      WALKED.onKeyUp()
      leave(row)
    }
    expect(made()).toBe(1)
    expect(window.location.search).toBe('?bedMin=3')
    const back = came()
    window.history.back()
    await back
    expect(window.location.search).toBe('')
  })

  test('is another entry where the pointer chose between, or the focus went elsewhere', () => {
    by('ArrowDown')
    choose(1)
    WALKED.onKeyUp()
    choose(2)
    expect(made()).toBe(2)
    by('ArrowDown')
    choose(3)
    expect(made()).toBe(3)
    leave(other)
    by('ArrowDown', other)
    choose(4)
    expect(made()).toBe(4)
  })

  test('after the way back is a walk of its own', async () => {
    by('ArrowDown')
    choose(1)
    const back = came()
    window.history.back()
    await back
    by('ArrowDown')
    choose(2)
    expect(made()).toBe(1)
    expect(window.location.search).toBe('?bedMin=2')
    by('ArrowLeft')
    WALKED.onKeyDown({
      key: 'ArrowLeft',
      altKey: true,
      currentTarget: row,
    } as unknown as KeyboardEvent<HTMLInputElement>)
    choose(3)
    expect(made()).toBe(2)
  })
})
