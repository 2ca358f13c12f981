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

test('it has all that Google asks of a VacationRental', () => {
  const general = { ...flat.general, garage: true, floor: 2, maxOccupation: 4 }
  const address = { ...flat.address, geoLocation: { lat: 51.23, lon: 2.91 } }
  const [rental] = graph({ general, address })
  const { containsPlace, ...told } = rental as unknown as Record<string, unknown>
  const required = ['identifier', 'image', 'latitude', 'longitude', 'name']
  const recommended = ['additionalType', 'address', 'brand', 'description']
  for (const property of [...required, ...recommended]) expect(told).toHaveProperty(property)
  expect(told['brand']).toEqual({ '@type': 'Brand', name: 'Kouter & Linde' })
  expect(containsPlace).toMatchObject({
    additionalType: 'EntirePlace',
    occupancy: { value: 4 },
    floorLevel: '2',
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Garage beschikbaar', value: true }],
  })
})

test('a part that the site hides tells machines nothing', () => {
  const view = rentalView(rentalUnit({ general: { ...flat.general, garage: true, floor: 2 } }), 'nl', {
    hiddenTabs: ['technical'],
  })
  expect(JSON.stringify(rentalGraph(view, frame('nl'), []))).not.toMatch(/amenityFeature|floorLevel/)
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
