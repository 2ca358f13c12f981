import {
  favouritesReducer,
  initialFavourites,
  isFavourite,
  type FavouritesAction,
  type FavouritesState,
} from './reducer'

interface Card {
  id: number
  city: string
}
type State = FavouritesState<Card>
type Action = FavouritesAction<Card>

const ghent = { id: 7, city: 'Gent' }
const bruges = { id: 8, city: 'Brugge' }
const gone = new Error('503')
const again = new Error('500')
const none = initialFavourites<Card>()
const shown: State = { ...none, favorites: ['7', '8'], estates: { total: 2, results: [ghent, bruges] } }

/** Every state favourites can be in. */
const STATES = {
  'at the start': none,
  'read from storage': initialFavourites<Card>(['7', '8']),
  loading: { ...none, favorites: ['7'], isLoading: true },
  shown,
  'loading again': { ...shown, isLoading: true },
  'one of them gone': { ...shown, favorites: ['7', '8', '9'] },
  failed: { ...none, favorites: ['7', '8'], error: gone },
  'one taken off': {
    ...none,
    favorites: ['8'],
    estates: { total: 1, results: [bruges] },
    removals: [{ id: '7', at: 0, item: ghent }],
  },
} satisfies Record<string, State>

/** What each action changes, in any state. */
const ACTIONS: [Action, (before: State) => Partial<State>][] = [
  [{ type: 'favouritesRequested' }, () => ({ isLoading: true, error: null })],
  [
    { type: 'favouritesLoaded', estates: { total: 1, results: [ghent] } },
    () => ({ isLoading: false, estates: { total: 1, results: [ghent] } }),
  ],
  [
    { type: 'favouritesLoaded', estates: { results: [bruges] } },
    ({ estates }) => ({ isLoading: false, estates: { total: estates.total, results: [bruges] } }),
  ],
  [
    { type: 'favouritesFailed', error: again },
    () => ({ isLoading: false, estates: { total: 0, results: [] }, error: again }),
  ],
  [{ type: 'storageRead', favorites: ['3'] }, () => ({ favorites: ['3'] })],
  [
    { type: 'favouriteAdded', id: 7 },
    ({ favorites }) => ({ favorites: favorites.includes('7') ? favorites : [...favorites, '7'] }),
  ],
  [{ type: 'favouriteAdded', id: '12' }, ({ favorites }) => ({ favorites: [...favorites, '12'] })],
  [
    { type: 'favouriteRemoved', id: 7 },
    ({ favorites, estates, removals }) => ({
      favorites: favorites.filter((id) => id !== '7'),
      estates: estates.results.length ? { total: 1, results: [bruges] } : estates,
      removals: favorites.includes('7')
        ? [...removals, { id: '7', at: 0, ...(estates.results.includes(ghent) && { item: ghent }) }]
        : removals,
    }),
  ],
  [{ type: 'favouriteRemoved', id: 'unknown' }, () => ({})],
  [
    { type: 'favouritesKept', ids: [12, '13', 12] },
    ({ favorites }) => ({ favorites: [...favorites, '12', '13'] }),
  ],
  [
    { type: 'removalsUndone' },
    ({ favorites, estates, removals }) =>
      removals.length
        ? { favorites: ['7', '8'], estates: { total: 2, results: [bruges, ghent] }, removals: [] }
        : { favorites, estates },
  ],
  [{ type: 'removalsForgotten' }, () => ({ removals: [] })],
]

describe.each(Object.entries(STATES))('favourites, %s (spec §4)', (_, before: State) => {
  test.each(ACTIONS)('%j', (action, change) => {
    const untouched = structuredClone(before)
    expect(favouritesReducer(before, action)).toEqual({ ...before, ...change(before) })
    expect(before).toEqual(untouched)
  })
})

describe('undo', () => {
  const after = (...actions: Action[]) =>
    actions.reduce(favouritesReducer<{ id: number; city: string }>, three)
  const three: State = { ...shown, favorites: ['7', '9', '8'] }
  const off = (id: number): Action => ({ type: 'favouriteRemoved', id })

  test('puts every one back where it stood, whichever went first', () => {
    for (const order of [
      [7, 9],
      [9, 7],
      [8, 7, 9],
    ]) {
      const state = after(...order.map(off), { type: 'removalsUndone' })
      expect(state.favorites).toEqual(['7', '9', '8'])
      expect(new Set(state.estates.results)).toEqual(new Set([ghent, bruges]))
      expect(state.estates.total).toBe(2)
    }
  })

  test('leaves alone what is a favourite again already', () => {
    const state = after(off(7), { type: 'favouriteAdded', id: 7 }, { type: 'removalsUndone' })
    expect(state.favorites).toEqual(['9', '8', '7'])
  })
})

describe('a favourite', () => {
  test('is an estate whose number as a text is in the list', () => {
    expect(isFavourite(shown, 7)).toBe(true)
    expect(isFavourite(shown, '8')).toBe(true)
    expect(isFavourite(shown, 78)).toBe(false)
    expect(isFavourite(none, 7)).toBe(false)
  })

  test('is kept as a text and once, and leaves list and results when removed', () => {
    const twice = [7, '7'].reduce(
      (state, id) => favouritesReducer(state, { type: 'favouriteAdded', id }),
      none,
    )
    expect(twice.favorites).toEqual(['7'])
    const removed = favouritesReducer(shown, { type: 'favouriteRemoved', id: '7' })
    expect(removed).toMatchObject({ favorites: ['8'], estates: { total: 1, results: [bruges] } })
  })
})
