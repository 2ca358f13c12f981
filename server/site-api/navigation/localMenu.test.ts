import type { MenuItem } from '../../../src/contract/navigation'
import { localMenu, type PageUrls } from './localMenu'

const pages: PageUrls = new Map([
  [1, { type: 'home', url: { nl: '', fr: '' } }],
  [2, { type: 'estateList', url: { nl: 'te-koop', fr: 'a-vendre' } }],
  [3, { type: 'privacy', url: { nl: 'onze-privacy' } }],
])
const inDutch = (...items: MenuItem[]) => localMenu({ id: 1, type: 'main', items }, 'nl', pages).items
const label = { nl: 'Nederlands', fr: 'Français' }

describe('a menu in one language', () => {
  it('leads to pages by their address in that language', () => {
    expect(inDutch({ id: 'sale', pageId: 2, label })).toEqual([
      { id: 'sale', pageId: 2, label: 'Nederlands', url: '/nl/te-koop' },
    ])
    expect(inDutch({ id: 'home', pageId: 1, label })[0]?.url).toBe('/nl')
    expect(inDutch({ id: 'legal', pageId: 3, label })[0]?.url).toBe('/nl/privacy-statement')
  })

  it('leads to routes of the site, and an unknown one to /', () => {
    expect(inDutch({ id: 'f', route: 'favourites', label })[0]?.url).toBe('/nl/favorieten')
    expect(inDutch({ id: 'f', route: 'somewhere', label })[0]?.url).toBe('/')
  })

  it('leads to an address given per language', () => {
    expect(inDutch({ id: 'x', url: { nl: 'https://example.org/nl' }, label })[0]?.url).toBe(
      'https://example.org/nl',
    )
  })

  it.each<[string, MenuItem]>([
    ['without a label in this language', { id: 'a', pageId: 2, label: { fr: 'À vendre' } }],
    ['with an empty label', { id: 'a', pageId: 2, label: { nl: '' } }],
    ['to a page that is gone', { id: 'a', pageId: 9, label }],
    ['to a page without an address in this language', { id: 'a', url: { fr: '/fr/x' }, label }],
    ['to a route that needs a value', { id: 'a', route: 'estate', label }],
    ['that says nothing of where it leads', { id: 'a', label }],
  ])('leaves out an entry %s', (_, item) => {
    expect(inDutch(item)).toEqual([])
  })

  it('keeps an entry without an address as a heading while something stands under it', () => {
    const heading = (children: MenuItem[]) => inDutch({ id: 'offer', label, children })
    expect(heading([{ id: 'sale', pageId: 2, label }])).toEqual([
      {
        id: 'offer',
        label: 'Nederlands',
        url: null,
        children: [{ id: 'sale', pageId: 2, label: 'Nederlands', url: '/nl/te-koop' }],
      },
    ])
    expect(heading([{ id: 'gone', pageId: 9, label }])).toEqual([])
  })
})
