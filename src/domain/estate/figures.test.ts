import { estate } from '../../../tests/support/builders'
import type { ListingFields } from '../../contract/listingFields'
import { hasGarden } from './figures'
import { fromApi } from './fromApi'

const gardenOf = (other: ListingFields['other']) => {
  const shown = fromApi(estate({ listing: { other } }), { hiddenStatus: [] })
  return shown && hasGarden(shown)
}

test.each([
  [{ garden: true }, true],
  [{ garden: false }, false],
  [{ garden: false, garden_surface: 40 }, false],
  [{ garden_surface: 40 }, true],
  [{ garden_type: 'ONLY_LAWN' as const }, true],
  [{ garden_surface: 0 }, undefined],
  [{ garden_surface: -1 }, undefined],
  [{}, undefined],
])('%j is a garden: %p', (other, has) => expect(gardenOf(other)).toBe(has))
