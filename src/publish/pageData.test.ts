import { constructPageDataString } from 'gatsby/dist/utils/page-data-helpers'
import { pageContext } from '../gatsby/pageContext'
import { pageDataOf } from './pageData'

const template = {
  componentChunkName: 'component---src-templates-estate-tsx',
  query: '',
  staticQueryHashes: ['12'],
}
const data = { estate: { view: { title: 'Huis "De Linde" \u2028 </script>' } } }

test.each([
  ['a page', undefined],
  ['a page for many addresses', '/nl/afspraak-annuleren/:id'],
])('the data of %s are as Gatsby writes them', (_what, matchPath) => {
  process.env['GATSBY_SLICES'] = '1'
  const context = pageContext('nl', '/nl/aanbod/7', { id: 'estate-7' })
  const page = { path: '/nl/aanbod/7', template: 'estate', context, ...(matchPath ? { matchPath } : {}) }
  const theirs = constructPageDataString(
    { ...template, componentPath: 'estate', path: page.path, matchPath, slices: {} },
    JSON.stringify({ data, pageContext: context }),
    new Map([['estate', {}]]),
    new Map(),
  )
  expect(pageDataOf(page, template, JSON.stringify(data))).toBe(theirs)
})
