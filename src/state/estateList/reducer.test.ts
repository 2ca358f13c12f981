import {
  canLoadMore,
  estateListReducer,
  initialEstateList,
  prebuiltEstateList,
  type EstateListAction,
  type EstateListState,
} from './reducer'

type State = EstateListState<string>
type Action = EstateListAction<string>

const node = { collections: [3] }
const other = { collections: [4] }
const gone = new Error('503')
const again = new Error('500')
const initial = initialEstateList<string>(node)
const loaded: State = { ...initial, isLoading: false, estates: ['a', 'b'], total: 5 }

/** Every state a list can be in. */
const STATES = {
  initial,
  'first page loaded': loaded,
  'nothing found': { ...loaded, estates: [], total: 0 },
  'all loaded': { ...loaded, total: 2 },
  'loading anew': { ...loaded, isLoading: true },
  'loading the next page': { ...loaded, isLoadingNextPage: true },
  'first page failed': { ...initial, isLoading: false, error: gone },
  'next page failed': { ...loaded, error: gone },
  'map shown': { ...loaded, showMap: true },
} satisfies Record<string, State>

const page = { total: 4, results: ['c', 'd'] }

/** What each action changes, in any state. */
const ACTIONS: [Action, (before: State) => Partial<State>][] = [
  [{ type: 'nodeSelected', node: other }, () => ({ node: other })],
  [{ type: 'nodeSelected', node: null }, () => ({ node: null })],
  [{ type: 'firstPageRequested' }, () => ({ isLoading: true, isLoadingNextPage: false, error: null })],
  [{ type: 'allRequested' }, () => ({ isLoading: true, isLoadingNextPage: false, error: null })],
  [{ type: 'firstPageLoaded', page }, () => ({ isLoading: false, estates: ['c', 'd'], total: 4 })],
  [{ type: 'allLoaded', page }, () => ({ isLoading: false, estates: ['c', 'd'], total: 4 })],
  [
    { type: 'firstPageFailed', error: again },
    () => ({ isLoading: false, estates: [], total: 0, error: again }),
  ],
  [{ type: 'allFailed', error: again }, () => ({ isLoading: false, estates: [], total: 0, error: again })],
  [{ type: 'nextPageRequested' }, () => ({ isLoadingNextPage: true, error: null })],
  [
    { type: 'nextPageLoaded', page },
    ({ estates }) => ({ isLoadingNextPage: false, estates: [...estates, 'c', 'd'], total: 4 }),
  ],
  [{ type: 'nextPageFailed', error: again }, () => ({ isLoadingNextPage: false, error: again })],
  [{ type: 'mapToggled' }, ({ showMap }) => ({ showMap: !showMap })],
]

describe.each(Object.entries(STATES))('the estate list, %s (spec §4)', (_, before: State) => {
  test.each(ACTIONS)('%j', (action, change) => {
    const untouched = structuredClone(before)
    expect(estateListReducer(before, action)).toEqual({ ...before, ...change(before) })
    expect(before).toEqual(untouched)
  })
})

describe('the estate list from its start (spec §3, §9)', () => {
  test('begins loading, with nothing loaded and the map hidden', () => {
    expect(initialEstateList()).toEqual({
      node: null,
      estates: [],
      total: 0,
      isLoading: true,
      isLoadingNextPage: false,
      showMap: false,
      error: null,
    })
  })

  test('a prebuilt first page is there at once', () => {
    const state = prebuiltEstateList(node, { total: 20, results: ['a'] })
    expect(state).toMatchObject({ node, estates: ['a'], total: 20, isLoading: false })
  })

  test('pages add up until all are loaded', () => {
    const steps: Action[] = [
      { type: 'firstPageRequested' },
      { type: 'firstPageLoaded', page: { total: 3, results: ['a', 'b'] } },
      { type: 'nextPageRequested' },
      { type: 'nextPageFailed', error: gone },
      { type: 'nextPageRequested' },
      { type: 'nextPageLoaded', page: { total: 3, results: ['c'] } },
    ]
    const end = steps.reduce(estateListReducer<string>, initialEstateList<string>())
    expect(end).toEqual({ ...initialEstateList(), isLoading: false, estates: ['a', 'b', 'c'], total: 3 })
  })

  test.each([
    [0, 0, false],
    [15, 16, true],
    [16, 16, false],
    [17, 16, false],
  ])('%d loaded of %d: more can be loaded is %p', (count, total, more) => {
    expect(canLoadMore({ estates: Array.from({ length: count }), total })).toBe(more)
  })
})
