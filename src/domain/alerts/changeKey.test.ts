import { STATUS_ID } from '../search/statusIds'
import { changeKey } from './changeKey'

const { FOR_SALE, TO_RENT } = STATUS_ID

test.each<[readonly number[] | undefined, number | undefined, string]>([
  [[FOR_SALE], undefined, 'alerts.change.status.sale'],
  [undefined, FOR_SALE, 'alerts.change.status.sale'],
  [[TO_RENT], undefined, 'alerts.change.status.rent'],
  [[TO_RENT], FOR_SALE, 'alerts.change.status.rent'],
  [[FOR_SALE, TO_RENT], FOR_SALE, 'alerts.change.status'],
  [undefined, undefined, 'alerts.change.status'],
])('of %p on a page of %p is told what can come of it', (status, page, key) => {
  expect(changeKey('status', { ...(status && { status }) }, page)).toBe(key)
  expect(changeKey('price', { ...(status && { status }) }, page)).toBe('alerts.change.price')
})
