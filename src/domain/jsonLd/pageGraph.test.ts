import { frame } from '../../../tests/support/frame'
import { pageGraph } from './pageGraph'

const page = {
  type: 'content' as const,
  title: 'Over ons',
  path: '/nl/over-ons',
  metaDescription: 'Wie we zijn.',
}

describe('what a page of the site’s own tells machines', () => {
  test('home: the site and the agency behind it', () => {
    const [site, agency] = pageGraph({ ...page, type: 'home', path: '/nl' }, frame('nl'))
    expect(site).toMatchObject({ '@type': 'WebSite', url: 'https://www.example.be/nl', inLanguage: 'nl' })
    expect(agency).toMatchObject({ '@type': 'RealEstateAgent', '@id': 'https://www.example.be/#agency' })
    expect(site).toMatchObject({ publisher: { '@id': 'https://www.example.be/#agency' } })
  })

  test('a text: itself and the way to it', () => {
    const [self, way] = pageGraph(page, frame('nl'))
    expect(self).toMatchObject({
      '@type': 'WebPage',
      url: 'https://www.example.be/nl/over-ons',
      name: 'Over ons',
    })
    expect(way).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://www.example.be/nl' },
        { position: 2, name: 'Over ons' },
      ],
    })
  })

  test('a list: the pages it leads to, in its order, and how many there are in all', () => {
    const cards = [{ path: '/nl/vakantie/3' }, { path: '/nl/vakantie/9' }] as never
    const [self] = pageGraph({ ...page, type: 'rentalList', list: { total: 12, cards } }, frame('nl'))
    expect(self).toMatchObject({
      '@type': 'CollectionPage',
      mainEntity: {
        numberOfItems: 12,
        itemListElement: [
          { position: 1, url: 'https://www.example.be/nl/vakantie/3' },
          { position: 2, url: 'https://www.example.be/nl/vakantie/9' },
        ],
      },
    })
  })
})
