import { bookingNumber } from './bookingNumber'

it('is short, can be read aloud, and is the same for page and mail', () => {
  expect(bookingNumber('pW3kQ0v_8mT-x2LrYc1aZg')).toMatch(/^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{3}$/)
  expect(bookingNumber('pW3kQ0v_8mT-x2LrYc1aZg')).toBe(bookingNumber('pW3kQ0v_8mT-x2LrYc1aZg'))
})

it('differs from reservation to reservation', () => {
  const numbers = Array.from({ length: 2000 }, (_, index) => bookingNumber(`secret-id-${index}`))
  expect(new Set(numbers).size).toBe(2000)
})
