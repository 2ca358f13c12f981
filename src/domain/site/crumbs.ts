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

/** The own entry of a name in menu or footer, so that a listing for sale leads to the list "For sale". */
function listNamed(name: string, { menu, footer }: Frame): Crumb[] {
  const found = flat([...menu, ...footer]).find(
    ({ label, url }) => url && label.toLowerCase() === name.toLowerCase(),
  )
  return found?.url ? [{ name: found.label, path: found.url }] : []
}

/** The way to a listing: home, the list it is in where the menu has one, its project, itself. */
export function estateCrumbs(
  view: Pick<EstateView, 'statusName' | 'project' | 'title'>,
  frame: Frame,
): Crumb[] {
  const { project } = view
  return [
    home(frame),
    ...listNamed(view.statusName, frame),
    ...(project ? [{ name: project.title, path: project.path }] : []),
    { name: view.title },
  ]
}

/** The way to a holiday unit. */
export const rentalCrumbs = (view: Pick<RentalView, 'title'>, frame: Frame): Crumb[] => [
  home(frame),
  { name: view.title },
]
