import type { Estate } from '../../src/contract/estate'
import type { RentalUnit } from '../../src/contract/rental'
import { estate, rentalUnit } from '../../tests/support/builders'
import { publicEstate, publicUnit } from './publicForm'

test('what is told whole is not copied, of a list only what is told stays, and what was given is as it was', () => {
  const pictures = [
    { file: '/a.jpg' },
    { file: '/b.jpg', undecided: 1 },
    { undecided: 2 },
    { file: '/c.jpg' },
  ]
  const given = estate({ pictures: pictures as Estate['pictures'] })
  const before = structuredClone(given)
  const told = publicEstate(given)
  expect(told.pictures).toEqual([{ file: '/a.jpg' }, { file: '/b.jpg' }, undefined, { file: '/c.jpg' }])
  expect(told.address).toBe(given.address)
  expect(given).toEqual(before)
})

test('what the contract promises is put into a copy', () => {
  const unit = rentalUnit()
  const given = { id: unit.id, general: unit.general, address: unit.address, photos: unit.photos }
  const told = publicUnit(given as RentalUnit)
  expect(told.rooms).toEqual({})
  expect(given).not.toHaveProperty('rooms')
})
