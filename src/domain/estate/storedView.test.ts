import fc from 'fast-check'
import { arbitraryEstate } from '../../../tests/support/arbitraryEstate'
import { site } from '../../../tests/support/builders'
import { LOCALES } from '../../contract/locales'
import { estateView } from './estateView'
import { fromApi } from './fromApi'
import { picturesFrom, storedPictures } from './storedPictures'
import { storedView, viewOf } from './storedView'
import type { EstateView } from './types'

/** A view whose rows are known by their place, as those of a page are. */
const placed = (view: EstateView): EstateView => ({
  ...view,
  sections: view.sections.map(({ rows, ...section }) => ({
    ...section,
    rows: rows.map((row, place) => ({ ...row, key: `${section.tab}.${place}` })),
  })),
})

const throughPageData = (view: EstateView) =>
  viewOf(JSON.parse(JSON.stringify(storedView(view))) as ReturnType<typeof storedView>)

test('what a page’s data holds of any listing is its whole view', () => {
  fc.assert(
    fc.property(arbitraryEstate, fc.constantFrom(...LOCALES), (doc, locale) => {
      const estate = fromApi(doc, { hiddenStatus: [] })
      if (!estate) throw new Error('Nothing is hidden here')
      const views = [
        estateView(estate, locale, site),
        ...estate.children.map((unit) => estateView(unit, locale, site, { project: estate })),
      ]
      for (const view of views) expect(throughPageData(view)).toEqual(placed(view))
    }),
    { numRuns: 100 },
  )
})

const picture = (number: number, over = {}) => ({
  file: `/sites/demo/assets/e7-${number}?hash=1f`,
  thumbnail: `/sites/demo/assets/e7-${number}?hash=1f&version=640`,
  width: 1600,
  height: 1200,
  alt: `Villa te koop in Gent – foto ${number}`,
  ...over,
})

describe('the pictures in a page’s data', () => {
  test('say once what they share', () => {
    const stored = storedPictures([picture(1), picture(2), picture(3)])
    expect(stored).toMatchObject({
      file: '/sites/demo/assets/e7-',
      thumbnail: '&version=640',
      alt: 'Villa te koop in Gent – foto ',
    })
    expect(stored?.list).toEqual([
      ['1?hash=1f', '1'],
      ['2?hash=1f', '2'],
      ['3?hash=1f', '3'],
    ])
  })

  test.each([
    ['none', []],
    ['one', [picture(1)]],
    ['the same twice', [picture(1), picture(1)]],
    [
      'links, sizes and texts of their own',
      [picture(1), picture(2, { thumbnail: '/small.jpg' }), picture(3, { width: 900, alt: '' })],
    ],
    ['what stays in sight', [picture(1), picture(2, { focus: '20% 30%' }), picture(3)]],
    ['a thumbnail that is the picture', [picture(1, { thumbnail: picture(1).file }), picture(2)]],
  ])('come back: %s', (_, pictures) => {
    expect(picturesFrom(storedPictures(pictures))).toEqual(pictures)
  })
})
