import { formOf, ROW_FORM } from './rowForm'

test('what is told, and in which languages, is part of how rows are made', () => {
  expect(formOf(['price', 'key'])).not.toBe(formOf(['price']))
  expect(formOf(['price', 'key'])).toBe(formOf(['price', 'key']))
})

test('a database keeps it as an integer', () => {
  expect(ROW_FORM).toBeGreaterThan(0)
  expect(ROW_FORM).toBeLessThan(2 ** 31)
})
