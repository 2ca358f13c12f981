import type { EstateView } from '../estate/types'
import type { RentalView } from '../rental/rentalView'
import { href } from '../../routing/routes'
import type { FrameView, MenuEntry } from './frameView'

/** A step on the way to a page; the page itself has no address. */
export interface Crumb {
  name: string
  path?: string
}

type Frame = Pick<FrameView, 'locale' | 'name' | 'menu' | 'footer'>

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)])

const home = ({ locale, name }: Frame): Crumb => ({ name, path: href('home', locale) })

/** Ids of the menu entries that lead to the lists of projects and of holiday units (docs/decisions/199-ways-to-a-page.md). */
const LIST_ENTRY = { projects: 'projects', rentals: 'holiday' } as const

/** The first entry in menu or footer that leads somewhere and is the one meant. */
function entryWhere(isIt: (entry: MenuEntry) => boolean, { menu, footer }: Frame): Crumb[] {
  const found = flat([...menu, ...footer]).find((entry) => entry.url && isIt(entry))
  return found?.url ? [{ name: found.label, path: found.url }] : []
}

/** The own entry of a name, so that a listing for sale leads to the list "For sale". */
const listNamed = (name: string, frame: Frame) =>
  entryWhere(({ label }) => label.toLowerCase() === name.toLowerCase(), frame)

const list = (of: keyof typeof LIST_ENTRY, frame: Frame) =>
  entryWhere(({ id }) => id === LIST_ENTRY[of], frame)

/** A list page as its visitor left it: its path, and what stood behind that, with its '?'. */
export interface SearchedList {
  path: string
  query: string
}

/** The first of the lists that something is in, or that which the visitor searched, with the search. */
function listStep(lists: readonly Crumb[], searched: SearchedList | undefined): Crumb[] {
  const left = searched && lists.find(({ path }) => path === searched.path)
  if (left) return [{ name: left.name, path: searched.path + searched.query }]
  return lists.slice(0, 1)
}

const listsOf = ({ kind, statusName }: Pick<EstateView, 'kind' | 'statusName'>, frame: Frame): Crumb[] => [
  ...(kind === 'property' ? [] : list('projects', frame)),
  ...listNamed(statusName, frame),
]

/**
 * The way to a listing: home, the list it is in where the menu has one, its project, itself. The list that the visitor searched last
 * (`searched`) is that search where it is a list of this listing.
 */
export function estateCrumbs(
  view: Pick<EstateView, 'kind' | 'statusName' | 'project' | 'title'>,
  frame: Frame,
  searched?: SearchedList,
): Crumb[] {
  const { project } = view
  return [
    home(frame),
    ...listStep(listsOf(view, frame), searched),
    ...(project ? [{ name: project.title, path: project.path }] : []),
    { name: view.title },
  ]
}

/** The way to a holiday unit: home, the list of them as it was searched last (`searched`), itself. */
export const rentalCrumbs = (
  view: Pick<RentalView, 'title'>,
  frame: Frame,
  searched?: SearchedList,
): Crumb[] => [home(frame), ...listStep(list('rentals', frame), searched), { name: view.title }]

/** The way to a landing page: home, its list, its province, itself. */
export const landingCrumbs = (
  {
    list: on,
    crumbs,
    title,
  }: { list: { title: string; path: string }; crumbs: readonly Crumb[]; title: string },
  frame: Frame,
): Crumb[] => [home(frame), { name: on.title, path: on.path }, ...crumbs, { name: title }]
