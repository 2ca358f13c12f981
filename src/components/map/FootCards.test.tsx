/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render, screen, within } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { FootCards } from './FootCards'
import { PlaceBox } from './PlaceBox'

inEnglish()
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollTo = () => undefined
})

const count = <p role="status">12 in this view</p>

/** The foot of a phone's map, with the card of a pin over it or without. */
function show(isOpen: boolean) {
  const box = (
    <PlaceBox
      of="a"
      label="One here"
      note=""
      above={count}
      loaded={{ state: 'loading' }}
      failure=""
      onRetry={() => undefined}
      onClose={() => undefined}
    >
      {() => null}
    </PlaceBox>
  )
  render(
    <FootCards siteId="demo" ids={[]} query={{}} onPoint={() => undefined} count={count} notes={null}>
      {isOpen && box}
    </FootCards>,
  )
}

test('how many were found is told by the card that covers it', () => {
  show(true)
  expect(within(screen.getByRole('dialog')).getByText('12 in this view')).toBeInTheDocument()
  expect(screen.getAllByRole('status')).toHaveLength(1)
})

test('and at the foot where no card is open', () => {
  show(false)
  expect(screen.getByRole('status')).toHaveTextContent('12 in this view')
})
