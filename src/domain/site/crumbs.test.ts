import { frame } from '../../../tests/support/frame'
import { estateCrumbs, rentalCrumbs } from './crumbs'

test('a listing is reached by the home page and the menu’s list of its kind', () => {
  expect(
    estateCrumbs({ kind: 'property', statusName: 'À vendre', title: 'Villa à Gand' }, frame('fr')),
  ).toEqual([
    { name: 'Kouter & Linde', path: '/fr' },
    { name: 'À vendre', path: '/fr/a-vendre' },
    { name: 'Villa à Gand' },
  ])
})

test('a list that the menu does not have is no step', () => {
  const names = estateCrumbs({ kind: 'property', statusName: 'Verhuurd', title: 'Huis' }, frame('nl')).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Kouter & Linde', 'Huis'])
})

test('a list that only stands in the footer is a step too', () => {
  const footer = [{ id: 'takeOver', label: 'Over te nemen', url: '/nl/over-te-nemen', children: [] }]
  const crumbs = estateCrumbs(
    { kind: 'property', statusName: 'Over te nemen', title: 'Café' },
    { ...frame('nl'), footer },
  )
  expect(crumbs[1]).toEqual({ name: 'Over te nemen', path: '/nl/over-te-nemen' })
})

test('a unit is reached by its project', () => {
  const project = { id: 20, title: 'De Linde', path: '/nl/aanbod/20/de-linde' }
  const crumbs = estateCrumbs(
    { kind: 'unit', statusName: 'Te koop', title: 'Appartement', project },
    frame('nl'),
  )
  expect(crumbs[2]).toEqual({ name: 'De Linde', path: '/nl/aanbod/20/de-linde' })
})

const withLists = {
  ...frame('nl'),
  menu: [
    ...frame('nl').menu,
    { id: 'projects', label: 'Projecten', url: '/nl/projecten', children: [] },
    {
      id: 'stays',
      label: 'Verblijven',
      children: [{ id: 'holiday', label: 'Vakantie', url: '/nl/vakantiehuizen', children: [] }],
    },
  ],
}
const namesOf = (crumbs: readonly { name: string }[]) => crumbs.map(({ name }) => name)

test('a project and its units are reached by the list of projects, a house by what is for sale', () => {
  const listing = { statusName: 'Te koop', title: 'Park Lente' }
  const project = { id: 20, title: 'Park Lente', path: '/nl/aanbod/20/park-lente' }
  expect(estateCrumbs({ ...listing, kind: 'project' }, withLists)).toEqual([
    { name: 'Kouter & Linde', path: '/nl' },
    { name: 'Projecten', path: '/nl/projecten' },
    { name: 'Park Lente' },
  ])
  const unit = { ...listing, kind: 'unit' as const, title: 'Appartement', project }
  expect(namesOf(estateCrumbs(unit, withLists))).toEqual([
    'Kouter & Linde',
    'Projecten',
    'Park Lente',
    'Appartement',
  ])
  expect(namesOf(estateCrumbs({ ...listing, kind: 'property' }, withLists))[1]).toBe('Te koop')
})

test('a holiday unit is reached by the list of them', () => {
  expect(rentalCrumbs({ title: 'Zeezicht' }, withLists)[1]).toEqual({
    name: 'Vakantie',
    path: '/nl/vakantiehuizen',
  })
})

test('a holiday unit that no menu leads to is reached by the home page', () => {
  expect(rentalCrumbs({ title: 'Zeezicht' }, frame('de'))).toEqual([
    { name: 'Kouter & Linde', path: '/de' },
    { name: 'Zeezicht' },
  ])
})

describe('who comes from a search goes back to it', () => {
  const searched = { path: '/nl/te-koop', query: '?type=1&map=1' }
  const listing = { statusName: 'Te koop', title: 'Park Lente' }

  test.each(['property', 'project', 'unit'] as const)('from a %s', (kind) =>
    expect(estateCrumbs({ ...listing, kind }, withLists, searched)[1]).toEqual({
      name: 'Te koop',
      path: '/nl/te-koop?type=1&map=1',
    }),
  )

  test('but not from what is in another list', () =>
    expect(
      estateCrumbs({ ...listing, kind: 'property' }, withLists, { ...searched, path: '/nl/te-huur' })[1],
    ).toEqual({ name: 'Te koop', path: '/nl/te-koop' }))

  test('from a holiday unit', () =>
    expect(
      rentalCrumbs({ title: 'Zeezicht' }, withLists, { path: '/nl/vakantiehuizen', query: '?persons=4' })[1],
    ).toEqual({ name: 'Vakantie', path: '/nl/vakantiehuizen?persons=4' }))
})
