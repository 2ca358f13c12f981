import { estate, rentalUnit } from '../../../tests/support/builders'
import type { Estate } from '../../../src/contract/estate'
import { validThings } from './validThings'

test('what is not as the contract says is left out with the reason, the rest goes on', () => {
  const sound = estate()
  const broken = { ...sound, general: { ...sound.general, id: 8, price: 'on demand' } } as unknown as Estate
  const unit = rentalUnit()
  const found = validThings({
    estates: [sound, broken],
    units: [unit, { ...unit, id: 9, photos: 3 as never }],
  })
  expect(found).toEqual({
    estates: [sound],
    units: [unit],
    quarantined: [
      { kind: 'estate', id: 8, reason: expect.stringMatching(/^general\.price must be an object/) },
      { kind: 'rentalUnit', id: 9, reason: 'photos must be a list, within [ and ]' },
    ],
  })
})
