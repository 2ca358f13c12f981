import { estate } from '../../../tests/support/builders'
import type { Estate } from '../../contract/estate'
import { foundUntil } from './foundUntil'
import { fromApi } from './fromApi'

const { general } = estate()
const sold = { id: 5, name: { en: 'Sold' } }

function until(over: Partial<Estate['general']>) {
  const dateless = { ...general, updatedAt: undefined, publicationDate: undefined }
  const shown = fromApi(estate({ general: { ...dateless, ...over } }), { hiddenStatus: [] })
  if (!shown) throw new Error('Nothing is hidden here')
  return foundUntil(shown)
}

test.each<[string, Partial<Estate['general']>, string | undefined]>([
  ['can be had', { updatedAt: '2026-06-01T08:00:00Z' }, undefined],
  ['is sold', { transaction: sold, updatedAt: '2026-06-01T08:00:00Z' }, '2026-07-01'],
  [
    'is sold, in the night of its zone',
    { transaction: sold, updatedAt: '2026-06-01T00:30:00+02:00' },
    '2026-06-30',
  ],
  [
    'is sold and was changed since',
    { transaction: sold, publicationDate: '2026-01-01T00:00:00Z', updatedAt: '2026-12-15T08:00:00Z' },
    '2027-01-14',
  ],
  [
    'is sold and never says that it changed',
    { transaction: sold, publicationDate: '2026-01-31T00:00:00Z' },
    '2026-03-02',
  ],
  ['is sold at nobody knows when', { transaction: sold }, '1970-01-01'],
  [
    'is sold on a day that there is not',
    { transaction: sold, updatedAt: '0100-00-00T00:00:00Z' },
    '1970-01-01',
  ],
  ['is sold on the last day', { transaction: sold, updatedAt: '9999-12-31T00:00:00Z' }, '9999-12-31'],
  [
    'is let',
    { transaction: { id: 6, name: { en: 'Let' } }, updatedAt: '2026-06-01T08:00:00Z' },
    '2026-07-01',
  ],
])('what %s', (_what, over, expected) => expect(until(over)).toBe(expected))
