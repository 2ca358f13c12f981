import { inTown } from './inTown'

test('French joins the article of a town to its preposition', () => {
  expect([inTown('Le Roeulx', 'fr'), inTown('Les Bons Villers', 'fr'), inTown('La Louvière', 'fr')]).toEqual([
    'au Roeulx',
    'aux Bons Villers',
    'à La Louvière',
  ])
})
