import { rentalUnit, site } from '../../../tests/support/builders'
import { frame } from '../../../tests/support/frame'
import type { RentalUnit } from '../../contract/rental'
import { rentalView } from '../rental/rentalView'
import { rentalCrumbs } from '../site/crumbs'
import { rentalGraph } from './rentalGraph'

const flat = rentalUnit()

function graph(unit: Partial<RentalUnit> = {}) {
  const view = rentalView(rentalUnit(unit), 'nl', site)
  return rentalGraph(view, frame('nl'), rentalCrumbs(view, frame('nl')))
}

test('a holiday flat says how many can sleep in it and where it is', () => {
  const [rental] = graph()
  expect(rental).toMatchObject({
    '@type': 'VacationRental',
    identifier: '3',
    image: ['https://www.example.be/sites/demo/assets/r3-1'],
    containsPlace: { '@type': 'Accommodation', occupancy: { value: flat.general.maxOccupation } },
  })
})

test('a hidden address is not told', () => {
  const address = {
    ...flat.address,
    visible: false,
    street: { nl: 'Zeldzamestraat' },
    geoLocation: { lat: 51.123456, lon: 2.987654 },
  }
  expect(JSON.stringify(graph({ address }))).not.toMatch(/Zeldzamestraat|51\.123456|2\.987654/)
})
