/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { useListScroll } from './useListScroll'

const LIST = '/nl/te-koop?page=3'
const scrollTo = jest.fn<undefined, [number, number]>()

beforeEach(() => {
  window.sessionStorage.clear()
  scrollTo.mockClear()
  window.scrollTo = scrollTo as unknown as typeof window.scrollTo
})

function scrolledTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

function leftAt(top: number, entry: string, address = LIST) {
  const { unmount } = renderHook(() => useListScroll(address, entry, true))
  scrolledTo(top)
  unmount()
  scrollTo.mockClear()
  // The browser moves the window on the way back too, while the page before is still shown.
  scrolledTo(700)
}

test('the way back to an entry of the history leads to where its list was left, once the list is ready', () => {
  leftAt(5241, '17')
  const { rerender } = renderHook(({ isReady }) => useListScroll(LIST, '17', isReady), {
    initialProps: { isReady: false },
  })
  scrolledTo(900)
  expect(scrollTo).not.toHaveBeenCalled()
  rerender({ isReady: true })
  expect(scrollTo).toHaveBeenCalledWith(0, 5241)
})

test('a link to the same list begins anew, and does not forget where the other was left', () => {
  leftAt(5241, '17')
  renderHook(() => useListScroll(LIST, '18', true)).unmount()
  expect(scrollTo).not.toHaveBeenCalled()
  renderHook(() => useListScroll(LIST, '17', true))
  expect(scrollTo).toHaveBeenCalledWith(0, 5241)
})

test('a visitor who moves meanwhile stays', () => {
  leftAt(5241, '17')
  const { rerender } = renderHook(({ isReady }) => useListScroll(LIST, '17', isReady), {
    initialProps: { isReady: false },
  })
  window.dispatchEvent(new Event('wheel'))
  rerender({ isReady: true })
  expect(scrollTo).not.toHaveBeenCalled()
})

test('an entry without a key of its own is known by its address: the first of a visit', () => {
  leftAt(5241, 'initial')
  renderHook(() => useListScroll(LIST, undefined, true))
  expect(scrollTo).toHaveBeenCalledWith(0, 5241)
})

test('the keys that bring a visitor back are no move, another key is', () => {
  const open = () => {
    scrollTo.mockClear()
    return renderHook(({ isReady }) => useListScroll(LIST, '17', isReady), {
      initialProps: { isReady: false },
    })
  }
  leftAt(5241, '17')
  const back = open()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true }))
  back.rerender({ isReady: true })
  expect(scrollTo).toHaveBeenCalledWith(0, 5241)
  back.unmount()
  leftAt(5241, '17')
  const down = open()
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' }))
  down.rerender({ isReady: true })
  expect(scrollTo).not.toHaveBeenCalled()
  down.unmount()
})

test('who left by a listing’s link with a key has the focus on it again', () => {
  document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1"><main><article>
    <a href="/nl/aanbod/7" tabindex="-1"></a><a href="/nl/aanbod/7">7</a>
  </article></main></div>`
  const link = document.querySelector<HTMLElement>('a:not([tabindex])')
  const { unmount } = renderHook(() => useListScroll(LIST, '17', true))
  scrolledTo(5241)
  link?.focus()
  unmount()
  link?.blur()
  const back = renderHook(() => useListScroll(LIST, '17', true))
  expect(document.activeElement).toBe(link)
  // Gatsby gives it to all of the page then.
  document.getElementById('gatsby-focus-wrapper')?.focus()
  expect(document.activeElement).toBe(link)
  back.unmount()
})
