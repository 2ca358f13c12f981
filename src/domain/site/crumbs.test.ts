import { frame } from '../../../tests/support/frame'
import { estateCrumbs, rentalCrumbs } from './crumbs'

test('a listing is reached by the home page and the menu’s list of its kind', () => {
  expect(estateCrumbs({ statusName: 'À vendre', title: 'Villa à Gand' }, frame('fr'))).toEqual([
    { name: 'Kouter & Linde', path: '/fr' },
    { name: 'À vendre', path: '/fr/a-vendre' },
    { name: 'Villa à Gand' },
  ])
})

test('a list that the menu does not have is no step', () => {
  const names = estateCrumbs({ statusName: 'Verhuurd', title: 'Huis' }, frame('nl')).map(({ name }) => name)
  expect(names).toEqual(['Kouter & Linde', 'Huis'])
})

test('a list that only stands in the footer is a step too', () => {
  const footer = [{ id: 'takeOver', label: 'Over te nemen', url: '/nl/over-te-nemen', children: [] }]
  const crumbs = estateCrumbs({ statusName: 'Over te nemen', title: 'Café' }, { ...frame('nl'), footer })
  expect(crumbs[1]).toEqual({ name: 'Over te nemen', path: '/nl/over-te-nemen' })
})

test('a unit is reached by its project', () => {
  const project = { id: 20, title: 'De Linde', path: '/nl/aanbod/20/de-linde' }
  const crumbs = estateCrumbs({ statusName: 'Te koop', title: 'Appartement', project }, frame('nl'))
  expect(crumbs[2]).toEqual({ name: 'De Linde', path: '/nl/aanbod/20/de-linde' })
})

test('a holiday unit is reached by the home page', () => {
  expect(rentalCrumbs({ title: 'Zeezicht' }, frame('de'))).toEqual([
    { name: 'Kouter & Linde', path: '/de' },
    { name: 'Zeezicht' },
  ])
})
