import { goneAfter, listingAddress } from './listingAddresses'

it.each([
  ['nl/aanbod/7/index.html', '/nl/aanbod/7'],
  ['fr/offre/7/maison/8/index.html', '/fr/offre/7/maison/8'],
  ['nl/aanbod/7/huis/index.html', undefined],
  ['nl/offre/7/index.html', undefined],
  ['page-data/nl/aanbod/7/page-data.json', undefined],
  ['nl/aanbod/index.html', undefined],
])('reads the address of %s as %s', (file, address) => {
  expect(listingAddress(file)).toBe(address)
})

it('remembers what went, and forgets what came back', () => {
  const there = new Set(['/nl/aanbod/1', '/nl/aanbod/2'])
  expect(
    goneAfter(['/nl/aanbod/3', '/nl/aanbod/4'], there, new Set(['/nl/aanbod/2', '/nl/aanbod/4'])),
  ).toEqual(['/nl/aanbod/1', '/nl/aanbod/3'])
})
