import { isShown } from './shown'

const hidden = { hiddenStatus: [9] }

test('a listing is shown unless its status is hidden or it is archived', () => {
  expect(isShown({}, hidden)).toBe(true)
  expect(isShown({ status: { id: 4 }, listing: { archived: false } }, hidden)).toBe(true)
  expect(isShown({ status: { id: 9 } }, hidden)).toBe(false)
  expect(isShown({ status: { id: 4 }, listing: { archived: true } }, hidden)).toBe(false)
})
