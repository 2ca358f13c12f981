/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { useState } from 'react'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/en/common.json'
import { i18nextOptions } from '../../i18n/options'
import { Retry } from './Retry'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { common } }, initAsync: false })

let tried = 0

/** A list that is away for a moment while it is asked for again, and fails again at once. */
function Failing() {
  const [isAsking, setAsking] = useState(false)
  function ask() {
    tried += 1
    setAsking(true)
    setTimeout(() => setAsking(false), 20)
  }
  return isAsking ? <p>…</p> : <Retry onRetry={ask} />
}

const button = () => screen.getByRole('button')

beforeEach(() => {
  tried = 0
  jest.useFakeTimers()
  // What another test pressed is seen no more.
  jest.advanceTimersByTime(5000)
})
afterEach(() => jest.useRealTimers())

test('a failure that comes back at once is seen to have been tried, and may be tried again', () => {
  render(<Failing />)
  button().focus()
  fireEvent.click(button())
  expect(screen.queryByRole('button')).toBeNull()
  act(() => jest.advanceTimersByTime(30))
  expect(button()).toHaveTextContent(common['error.retrying'])
  expect(button()).toHaveFocus()
  fireEvent.click(button())
  expect(tried).toBe(1)
  act(() => jest.advanceTimersByTime(1000))
  expect(button()).toHaveTextContent(common['error.retry'])
  fireEvent.click(button())
  expect(tried).toBe(2)
})

test('it takes the focus from nobody who went elsewhere meanwhile', () => {
  render(
    <>
      <input aria-label="elsewhere" />
      <Failing />
    </>,
  )
  button().focus()
  fireEvent.click(button())
  screen.getByLabelText('elsewhere').focus()
  act(() => jest.advanceTimersByTime(30))
  expect(screen.getByLabelText('elsewhere')).toHaveFocus()
})
