/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import favourites from '../../../locales/en/favourites.json'
import { i18nextOptions } from '../../i18n/options'
import { keptNotes, useForgottenNotes } from '../../state/favourites/keptNotes'
import { STORAGE_KEY } from '../../state/favourites/storage'
import { change, readStorage } from '../../state/favourites/store'
import { NoteField } from './NoteField'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { favourites } }, initAsync: false })

function Place({ id }: { id: string }) {
  useForgottenNotes()
  return <NoteField id={id} name="Villa in Ghent" />
}
const stored = () => JSON.parse(window.localStorage.getItem('notes') ?? 'null') as unknown
const add = () => screen.getByRole('button', { name: 'Add a note to Villa in Ghent' })
const box = () => screen.getByRole('textbox', { name: 'Your note' })

beforeEach(() => {
  window.localStorage.clear()
  window.localStorage.setItem(STORAGE_KEY, '["7"]')
  change({ type: 'removalsForgotten' })
  readStorage()
  keptNotes.set({})
})

test('a note is written at once, kept as it is typed, and said to be private', () => {
  render(<Place id="7" />)
  fireEvent.click(add())
  expect(box()).toHaveFocus()
  expect(box()).toHaveAccessibleDescription(favourites['note.private'])
  fireEvent.change(box(), { target: { value: 'No lift' } })
  expect(stored()).toEqual({ 7: 'No lift' })
  expect(box()).toHaveValue('No lift')
})

test('on paper it stands as a text; a box would cut it', () => {
  keptNotes.set({ 7: 'No lift\nno garden' })
  render(<Place id="7" />)
  expect(document.querySelector('p')).toHaveTextContent('No lift no garden')
})

test('who empties it has none, once the box is left', () => {
  keptNotes.set({ 7: 'No lift' })
  render(<Place id="7" />)
  fireEvent.focus(box())
  fireEvent.change(box(), { target: { value: '' } })
  expect(box()).toBeVisible()
  fireEvent.blur(box())
  expect(add()).toBeVisible()
  expect(stored()).toEqual({})
})

test('it stays as long as its favourite can be put back, and goes then', () => {
  keptNotes.set({ 7: 'No lift' })
  render(<Place id="7" />)
  act(() => change({ type: 'favouriteRemoved', id: 7 }))
  expect(stored()).toEqual({ 7: 'No lift' })
  act(() => change({ type: 'removalsUndone' }))
  expect(stored()).toEqual({ 7: 'No lift' })
  act(() => change({ type: 'favouriteRemoved', id: 7 }))
  act(() => change({ type: 'removalsForgotten' }))
  expect(stored()).toEqual({})
})

test('those of what was taken off elsewhere go when the page is opened', () => {
  keptNotes.set({ 7: 'No lift', 8: 'gone' })
  render(<Place id="7" />)
  expect(stored()).toEqual({ 7: 'No lift' })
})

test('a prebuilt page has none', () => {
  keptNotes.set({ 7: 'No lift' })
  expect(renderToString(<Place id="7" />)).not.toContain('No lift')
})
