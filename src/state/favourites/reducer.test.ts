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
    ({ favorites, estates }) => ({
      favorites: favorites.filter((id) => id !== '7'),
      estates: estates.results.length ? { total: 1, results: [bruges] } : estates,
    }),
  ],
  [{ type: 'favouriteRemoved', id: 'unknown' }, () => ({})],
]

describe.each(Object.entries(STATES))('favourites, %s (spec §4)', (_, before: State) => {
  test.each(ACTIONS)('%j', (action, change) => {
    const untouched = structuredClone(before)
    expect(favouritesReducer(before, action)).toEqual({ ...before, ...change(before) })
    expect(before).toEqual(untouched)
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
    expect(removed).toEqual({ ...shown, favorites: ['8'], estates: { total: 1, results: [bruges] } })
  })
})
