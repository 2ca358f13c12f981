import { LOCALES } from '../../contract/locales'
import type { Page } from '../../contract/page'
import type { EstateCard } from '../estate/types'
import { pageAlternates, pagePath } from './pagePlace'
import type { PageLists } from './types'
import { pageView } from './pageView'

const about: Page = {
  id: 1,
  type: 'content',
  url: { nl: 'over-ons', fr: 'a-propos' },
  title: { nl: 'Over ons', fr: 'À propos' },
  intro: { nl: 'Een kantoor in Gent.' },
  blocks: [],
}

const nothing: PageLists<{ id: number }> = { estates: {}, rentalUnits: {}, entities: {}, links: {} }

const viewOf = (page: Page, lists: Partial<PageLists<{ id: number }>> = {}, locale: 'nl' | 'fr' = 'nl') =>
  pageView(page, locale, LOCALES, { ...nothing, ...lists })

describe('where a page stands', () => {
  test('at its own url in the languages it has one', () => {
    expect(pagePath(about, 'fr')).toBe('/fr/a-propos')
    expect(pagePath(about, 'en')).toBeUndefined()
    expect(pageAlternates(about, LOCALES)).toEqual({ nl: '/nl/over-ons', fr: '/fr/a-propos' })
    expect(viewOf(about)?.alternates).toEqual({ nl: '/nl/over-ons', fr: '/fr/a-propos' })
  })

  test('an empty url is the home page', () => {
    expect(pagePath({ type: 'home', url: { nl: '' } }, 'nl')).toBe('/nl')
  })

  test('privacy statement and terms stand at fixed addresses (spec §2)', () => {
    expect(pagePath({ type: 'privacy', url: { nl: 'privacy' } }, 'nl')).toBe('/nl/privacy-statement')
    expect(pagePath({ type: 'terms', url: {} }, 'de')).toBe('/de/terms-of-use')
  })

  test('there is no view in a language without an address', () => {
    expect(pageView(about, 'de', LOCALES, nothing)).toBeUndefined()
  })
})

describe('what it says to search engines', () => {
  test('its own description, else the beginning of its introduction', () => {
    const long = 'Wij verkopen huizen. '.repeat(20)
    expect(viewOf({ ...about, metaDescription: { nl: 'Kort' } })?.metaDescription).toBe(
      'Kort. Een kantoor in Gent.',
    )
    expect(viewOf({ ...about, intro: { nl: long } })?.metaDescription).toMatch(/^.{100,159}…$/)
    expect(viewOf({ ...about, intro: null })?.metaDescription).toBe('')
  })
})

describe('its blocks, in their order', () => {
  test('a text is parted at empty lines', () => {
    const text = { nl: 'Een.\n\n Twee\nregels.\n \n\nDrie.\n\n' }
    expect(viewOf({ ...about, blocks: [{ kind: 'text', text }] })?.blocks).toEqual([
      { kind: 'text', heading: '', paragraphs: ['Een.', 'Twee\nregels.', 'Drie.'] },
    ])
  })

  test('listings come with their cards and the way to all of them', () => {
    const heading = { nl: 'Nieuw' }
    const page: Page = {
      ...about,
      blocks: [
        { kind: 'rentalUnits', heading, size: 4 },
        { kind: 'estates', heading, node: {}, size: 3, morePageId: 5 },
        { kind: 'rentalUnits', heading, size: 4, morePageId: 6 },
      ],
    }
    const estate = { id: 7 } as EstateCard
    const lists = {
      estates: { 1: { total: 1, cards: [estate] } },
      rentalUnits: { 0: { total: 9, cards: [{ id: 3 }] }, 2: { total: 1, cards: [{ id: 4 }] } },
      links: {
        5: { type: 'estateList' as const, url: { nl: 'te-koop' } },
        6: { type: 'content' as const, url: { fr: 'locations' } },
      },
    }
    expect(viewOf(page, lists)?.blocks).toEqual([
      { kind: 'rentalUnits', heading: 'Nieuw', total: 9, cards: [{ id: 3 }] },
      { kind: 'estates', heading: 'Nieuw', total: 1, cards: [estate], more: '/nl/te-koop' },
      // The page with all of them is not there in this language.
      { kind: 'rentalUnits', heading: 'Nieuw', total: 1, cards: [{ id: 4 }] },
    ])
  })

  test('what has nothing to show is left out, with its heading', () => {
    const heading = { nl: 'Nieuw' }
    const blocks: Page['blocks'] = [
      { kind: 'estates', heading, node: {}, size: 3 },
      { kind: 'rentalUnits', heading, size: 4 },
      { kind: 'entities', heading, name: 'team' },
      { kind: 'contact', heading },
    ]
    expect(viewOf({ ...about, blocks })?.blocks).toEqual([{ kind: 'contact', heading: 'Nieuw' }])
  })

  test('people and pictures carry only what they have', () => {
    const page: Page = {
      ...about,
      blocks: [
        { kind: 'entities', heading: { nl: 'Ons team' }, name: 'team' },
        { kind: 'picture', file: '/sites/demo/assets/kust', alt: { nl: 'De kust' } },
      ],
    }
    const entities = { 0: [{ id: 1, entity: 'team', index: 0, title: { nl: 'Lotte' }, subtitle: null }] }
    expect(viewOf(page, { entities })?.blocks).toEqual([
      { kind: 'entities', heading: 'Ons team', items: [{ id: 1, title: 'Lotte', subtitle: '', text: '' }] },
      { kind: 'picture', file: '/sites/demo/assets/kust', alt: 'De kust' },
    ])
  })
})

test('a list page brings its first results and what it lists', () => {
  const node = { collections: [4] }
  const own = { total: 40, cards: [{ id: 3 }] }
  expect(viewOf({ ...about, type: 'rentalList', node }, { own })).toMatchObject({ list: own, node })
})
