import fc from 'fast-check'
import { arbitraryEstate } from '../../../tests/support/arbitraryEstate'
import { estate, rentalUnit, site } from '../../../tests/support/builders'
import { frame } from '../../../tests/support/frame'
import {
  danglingIn,
  namelessIn,
  silentOffersIn,
  type Thing,
  thingsIn,
} from '../../../tests/support/jsonLdGraph'
import type { Estate } from '../../contract/estate'
import { LOCALES } from '../../contract/locales'
import { estateView } from '../estate/estateView'
import { fromApi } from '../estate/fromApi'
import { pageView } from '../page/pageView'
import type { RentalCard } from '../rental/rentalCard'
import { rentalView } from '../rental/rentalView'
import { estateText, pageText, rentalText } from './documentText'

const house = estate()
const sold = { id: 5, name: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' } }

function expectSound(text: string) {
  const graph: unknown = JSON.parse(text)
  expect(danglingIn(graph)).toEqual([])
  expect(silentOffersIn(graph)).toEqual([])
  expect(namelessIn(graph)).toEqual([])
}

const viewsOf = (doc: Estate, locale: (typeof LOCALES)[number]) => {
  const shown = fromApi(doc, { hiddenStatus: [] })
  if (!shown) throw new Error('Nothing is hidden here')
  const units = shown.children.map((unit) => estateView(unit, locale, site, { project: shown }))
  return [estateView(shown, locale, site), ...units]
}

test('whatever a listing is, its document points at nothing that it does not describe, and offers say their price or why not', () => {
  fc.assert(
    fc.property(arbitraryEstate, fc.constantFrom(...LOCALES), (doc, locale) => {
      for (const view of viewsOf(doc, locale)) expectSound(estateText(view, frame(locale)))
    }),
    { numRuns: 100 },
  )
})

test('a unit, a holiday unit and every kind of page point at nothing else either', () => {
  const unit = estate({ general: { ...house.general, id: 21, parentId: 20 } })
  const general = { ...house.general, id: 20, project: true }
  const project = estate({ isProject: true, general, children: [unit] })
  const types = ['home', 'content', 'estateList', 'rentalList', 'privacy', 'terms'] as const
  const lists = { estates: {}, rentalUnits: {}, entities: {}, links: {} }
  for (const locale of LOCALES) {
    const [, view] = viewsOf(project, locale)
    if (!view) throw new Error('The project has a unit')
    expect(view.project).toBeDefined()
    expectSound(estateText(view, frame(locale)))
    expectSound(rentalText(rentalView(rentalUnit(), locale, site), frame(locale)))
    for (const type of types) {
      const url = { [locale]: type === 'home' ? '' : 'x' }
      const page = {
        id: 1,
        type,
        url,
        title: { [locale]: 'X' },
        blocks: [],
        updatedAt: '2026-06-01T08:00:00Z',
      }
      const shown = pageView<RentalCard>(page, locale, LOCALES, lists)
      if (!shown) throw new Error('The page has an address')
      expectSound(pageText(shown, frame(locale)))
    }
  }
})

test('the tests would see it', () => {
  const graph = {
    '@graph': [
      { '@type': 'Offer', seller: { '@id': '#a' } },
      { '@id': '#b', name: 'b' },
    ],
  }
  expect(danglingIn(graph)).toEqual(['#a'])
  expect(silentOffersIn(graph)).toHaveLength(1)
  expect(namelessIn(graph)).toEqual([{ '@id': '#b', name: 'b' }])
})

const offerOf = (doc: Partial<Estate>) => {
  const [view] = viewsOf(estate(doc), 'en')
  return (
    view && thingsIn(JSON.parse(estateText(view, frame('en')))).find((thing) => thing['@type'] === 'Offer')
  )
}

test.each<[string, Partial<Estate>, Thing]>([
  ['is sold', { general: { ...house.general, transaction: sold } }, { description: 'Sold' }],
  ['has no price', { general: { ...house.general, price: null } }, { description: 'Price on request' }],
  [
    'is sold under VAT',
    { listing: { financial: { vat_regime: true } } },
    { description: 'Price on request' },
  ],
  ['has one', {}, { price: 385000 }],
])('the offer of what %s says so', (_what, doc, said) => {
  const offer = offerOf(doc)
  expect(offer).toMatchObject(said)
  expect('price' in (offer ?? {})).toBe('price' in said)
  expect('description' in (offer ?? {})).toBe('description' in said)
})

test('a home says what there is in it, and when it was changed', () => {
  const [view] = viewsOf(
    estate({
      general: { ...house.general, updatedAt: '2026-06-01T08:00:00Z' },
      technical: { ...house.technical, elevator: true, petsAllowed: false },
      listing: { other: { garages_count: 2, garden: true, terrace_surface: 12 } },
    }),
    'en',
  )
  if (!view) throw new Error('Nothing is hidden here')
  const things = thingsIn(JSON.parse(estateText(view, frame('en'))))
  expect(things.find((thing) => thing['@type'] === 'RealEstateListing')).toMatchObject({
    dateModified: '2026-06-01T08:00:00Z',
  })
  const features = things.filter((thing) => thing['@type'] === 'LocationFeatureSpecification')
  expect(features.map(({ name, value }) => [name, value])).toEqual([
    ['Terrace area', '12 m²'],
    ['Lift', true],
    ['Garden', true],
    ['Garages', '2'],
  ])
})

test('what a site hides is no feature either', () => {
  const shown = fromApi(estate({ technical: { ...house.technical, elevator: true } }), site)
  if (!shown) throw new Error('Nothing is hidden here')
  const featured = (hiddenTabs: string[]) =>
    estateText(estateView(shown, 'en', { hiddenTabs }), frame('en')).includes('LocationFeatureSpecification')
  expect([featured([]), featured(['comfort'])]).toEqual([true, false])
})
