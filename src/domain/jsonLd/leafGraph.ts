import type { Thing } from 'schema-dts'
import { href } from '../../routing/routes'
import type { LeafView } from '../page/leafView'
import type { FrameView } from '../site/frameView'
import { breadcrumbs } from './breadcrumbs'
import { itemList } from './itemList'
import { partOfList } from './partOfList'

/** What a further page of a list tells machines: what it leads to, and the way to it. */
export function leafGraph(view: LeafView, frame: FrameView): Thing[] {
  const { origin, name, locale } = frame
  const cards = [...view.groups.flatMap((group) => group.cards), ...view.rentals]
  return [
    partOfList(view, frame, itemList(cards, origin)),
    breadcrumbs(
      [
        { name, path: href('home', locale) },
        { name: view.list.title, path: view.list.path },
        { name: view.place },
      ],
      origin,
    ),
  ]
}
