/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, render } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import list from '../../../locales/en/list.json'
import { Loading } from './Loading'

void createInstance()
  .use(initReactI18next)
  .init({ lng: 'en', keySeparator: false, resources: { en: { list } }, initAsync: false })

const places = () => document.querySelectorAll('[data-skeleton]').length

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('cards that are on their way have their places at once', () => {
  render(<Loading count={15} beside={false} isPatient={false} />)
  expect(places()).toBe(15)
})

test('when a page opens, places come only when the answer is slow', () => {
  render(<Loading count={15} beside={false} isPatient />)
  expect(document.querySelector('[aria-busy=true]')).toBeInTheDocument()
  expect(places()).toBe(0)
  act(() => jest.advanceTimersByTime(150))
  expect(places()).toBe(15)
})
