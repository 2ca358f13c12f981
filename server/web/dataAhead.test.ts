import { dataAhead } from './dataAhead'

const page = (query: string) => dataAhead({ segments: ['nl', 'te-koop'], query })

test('a page asks for its data and those of the site', () => {
  expect(page('?city=1,2').link).toBe(
    '</page-data/nl/te-koop/page-data.json?city=1,2>; rel=preload; as=fetch; crossorigin=anonymous, ' +
      '</page-data/app-data.json>; rel=preload; as=fetch; crossorigin=anonymous',
  )
})

test('of a query with two marks it takes what the loader takes', () => {
  expect(page('?a=1?b=2').link).toMatch(/^<\/page-data\/nl\/te-koop\/page-data\.json\?a=1>;/)
})

test.each(['?a=1>; rel=preconnect', '?a="b"', '?a=1\r\nset-cookie: a', `?a=${'1'.repeat(2000)}`])(
  'nothing that could end it gets into a header: %j',
  (query) => expect(page(query)).toEqual({}),
)
