/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import type { SalesRepView } from '../../domain/estate/types'
import { Reach } from './Reach'

inEnglish()

const agency = {
  name: 'Kantoor Noord',
  phone: '09 000 00 00',
  email: 'info@noord.example',
  street: 'Kouter 1',
  zip: '9000',
  city: 'Gent',
}

/** The links to call, by what they say. */
function calls(salesRep?: SalesRepView) {
  const { unmount } = render(<Reach agency={agency} salesRep={salesRep} subject="House" />)
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'))
  const told = links.map((link) => [link.textContent, link.getAttribute('href')])
  unmount()
  return told
}

test('both numbers of who sells it are there to call, each by its name', () => {
  expect(calls({ name: 'Jo Visser', mobile: '+32 470 00 00 01', phone: '09 111 11 11' })).toEqual([
    ['Mobile +32 470 00 00 01', 'tel:+32470000001'],
    ['Phone 09 111 11 11', 'tel:091111111'],
  ])
})

test('one number is named as what it is, and one that is given twice stands there once', () => {
  expect(calls({ name: 'Jo Visser', mobile: '0470 00 00 01' })).toEqual([
    ['Mobile 0470 00 00 01', 'tel:0470000001'],
  ])
  expect(calls({ name: 'Jo Visser', phone: '09 111 11 11' })).toEqual([
    ['Phone 09 111 11 11', 'tel:091111111'],
  ])
  expect(calls({ name: 'Jo Visser', mobile: '0470 00 00 01', phone: '0470000001' })).toHaveLength(1)
})

test('an agency without a number is reached by mail alone', () => {
  render(<Reach agency={{ ...agency, phone: '' }} subject="House" />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:info@noord.example?subject=House',
  ])
})

test('who gives no number is reached at the agency', () => {
  expect(calls({ name: 'Jo Visser' })).toEqual([['Phone 09 000 00 00', 'tel:090000000']])
  expect(calls()).toEqual([['Phone 09 000 00 00', 'tel:090000000']])
})
