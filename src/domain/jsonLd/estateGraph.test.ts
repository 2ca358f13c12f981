import fc from 'fast-check'
import { arbitraryEstate } from '../../../tests/support/arbitraryEstate'
import { estate, site } from '../../../tests/support/builders'
import { frame } from '../../../tests/support/frame'
import type { Estate } from '../../contract/estate'
import { LOCALES } from '../../contract/locales'
import { estateView } from '../estate/estateView'
import { fromApi } from '../estate/fromApi'
import { estateCrumbs } from '../site/crumbs'
import { estateGraph } from './estateGraph'
import { jsonLdText } from './graph'

const house = estate()

type Node = Record<string, unknown>

function graph(doc: Partial<Estate> = {}, locale: (typeof LOCALES)[number] = 'en') {
  const shown = fromApi(estate(doc), site)
  if (!shown) throw new Error('Nothing is hidden here')
  const view = estateView(shown, locale, site)
  const things = estateGraph(view, frame(locale), estateCrumbs(view, frame(locale))) as unknown as Node[]
  const [listing, home, agency, crumbs] = things
  return { view, listing, home, agency, crumbs, offer: listing?.['offers'] as Node }
}

test('a villa for sale is a listing that offers a single family residence for a price', () => {
  const { listing, home, offer, view } = graph()
  const url = `https://www.example.be${view.path}`
  expect(listing).toMatchObject({
    '@type': 'RealEstateListing',
    url,
    datePosted: '2026-05-31',
    image: ['https://www.example.be/sites/demo/assets/e7-1'],
    mainEntity: { '@id': `${url}#home` },
  })
  expect(offer).toMatchObject({
    '@type': 'Offer',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
    price: 385000,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    itemOffered: { '@id': `${url}#home` },
    seller: { '@id': 'https://www.example.be/#agency' },
  })
  expect(home).toMatchObject({
    '@id': `${url}#home`,
    '@type': 'SingleFamilyResidence',
    numberOfBedrooms: 3,
    numberOfBathroomsTotal: 1,
    floorSize: { value: 112, unitCode: 'MTK' },
    address: { streetAddress: 'Kouter 12 / 3', postalCode: '9000', addressLocality: 'Ghent' },
    geo: { latitude: 51.0498, longitude: 3.7263 },
  })
})

test('what is sold is sold out, and its price is not told', () => {
  const transaction = { id: 5, name: { en: 'Sold' } }
  const { offer } = graph({ general: { ...house.general, transaction } })
  expect(offer['availability']).toBe('https://schema.org/SoldOut')
  expect(offer).not.toHaveProperty('price')
})

test('a rent says what it is paid for', () => {
  const general = {
    ...house.general,
    transaction: { id: 2, name: { en: 'To let' } },
    price: { value: 950 },
    period: 'MONTH' as const,
  }
  const { offer } = graph({ general })
  expect(offer).toMatchObject({
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: { price: 950, unitCode: 'MON' },
  })
})

test('a project is a complex of apartments, offered from its lowest to its highest free price', () => {
  const unit = (id: number, value: number, transaction: number) =>
    estate({
      general: {
        ...house.general,
        id,
        parentId: 20,
        price: { value },
        transaction: { id: transaction, name: { en: 'x' } },
      },
    })
  const { home, offer } = graph({
    isProject: true,
    general: {
      ...house.general,
      id: 20,
      project: true,
      title: { en: 'De Linde' },
      headType: { id: 7, code: 'PROJECT', name: { en: 'Project' } },
    },
    children: [unit(21, 250000, 1), unit(22, 310000, 1), unit(23, 199000, 5)],
  })
  expect(home).toMatchObject({
    '@type': 'ApartmentComplex',
    numberOfAccommodationUnits: { value: 3 },
    numberOfAvailableAccommodationUnits: { value: 2 },
  })
  expect(offer).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 250000,
    highPrice: 310000,
    offerCount: 2,
  })
})

test('the way to it ends at itself, which has no address there', () => {
  const { crumbs, view } = graph()
  expect(crumbs?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Kouter & Linde', item: 'https://www.example.be/en' },
    { '@type': 'ListItem', position: 2, name: 'For sale', item: 'https://www.example.be/en/for-sale' },
    { '@type': 'ListItem', position: 3, name: view.title },
  ])
})

test('a hidden address is told to machines no more than to people, and no text ends the script', () => {
  fc.assert(
    fc.property(arbitraryEstate, fc.constantFrom(...LOCALES), (doc, locale) => {
      const hidden = {
        ...doc.address,
        street_address: undefined,
        visible: false,
        street: { nl: 'Zeldzamestraat', fr: 'Zeldzamestraat' },
        number: 'Huisnummer',
        geoLocation: { lat: 51.123456, lon: 3.987654 },
      }
      const general = { ...doc.general, description: { nl: '</script><b>' }, title: null }
      const shown = fromApi({ ...doc, general, address: hidden, children: [] }, { hiddenStatus: [] })
      if (!shown) throw new Error('Nothing is hidden here')
      const view = estateView(shown, locale, site)
      const text = jsonLdText(estateGraph(view, frame(locale), estateCrumbs(view, frame(locale))))
      expect(text).not.toMatch(/Zeldzamestraat|Huisnummer|51\.123456|3\.987654|</)
      expect(() => JSON.parse(text)).not.toThrow()
    }),
    { numRuns: 60 },
  )
})
