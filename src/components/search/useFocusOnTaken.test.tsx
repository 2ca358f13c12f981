/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useFocusOnTaken } from './useFocusOnTaken'

function Chips({ isSettled = true }: { isSettled?: boolean }) {
  const [names, setNames] = useState(['Huis', 'Gent', 'Tuin'])
  const { line, taken } = useFocusOnTaken(isSettled)
  return (
    <main>
      <h1>{names.length} keuzes</h1>
      <div ref={line}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button
                onClick={(pressed) => {
                  taken(pressed)
                  setNames(names.filter((one) => one !== name))
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
        {names.length > 0 && (
          <button
            onClick={(pressed) => {
              taken(pressed)
              setNames([])
            }}
          >
            Wis alles
          </button>
        )}
      </div>
    </main>
  )
}

/** As a key presses what has the focus. */
function pressByKey(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button, { detail: 0 })
}

test('a chip that is taken off by a key gives the focus to the one in its place, the last to the heading', () => {
  render(<Chips />)
  pressByKey('Gent')
  expect(screen.getByRole('button', { name: 'Tuin' })).toHaveFocus()
  pressByKey('Tuin')
  expect(screen.getByRole('button', { name: 'Huis' })).toHaveFocus()
  pressByKey('Huis')
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('what takes all of them off gives it to the heading, once the list is there', () => {
  const { rerender } = render(<Chips isSettled={false} />)
  pressByKey('Wis alles')
  expect(document.body).toHaveFocus()
  rerender(<Chips />)
  expect(screen.getByRole('heading')).toHaveFocus()
})

test('who points goes on with the pointer', () => {
  render(<Chips />)
  const button = screen.getByRole('button', { name: 'Gent' })
  button.focus()
  fireEvent.click(button, { detail: 1 })
  expect(document.body).toHaveFocus()
})
