import type { Thing } from 'schema-dts'
import { href } from '../../routing/routes'
import type { LeafView } from '../page/leafView'
import type { FrameView } from '../site/frameView'
import { breadcrumbs } from './breadcrumbs'
import { itemList } from './itemList'

/** What a further page of a list tells machines: what it leads to, and the way to it. */
export function leafGraph(view: LeafView, { origin, name, locale }: FrameView): Thing[] {
  const url = origin + view.path
  const cards = [...view.groups.flatMap((group) => group.cards), ...view.rentals]
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      url,
      name: view.title,
      inLanguage: locale,
      isPartOf: {
        '@type': 'CollectionPage',
        '@id': origin + view.list.path,
        url: origin + view.list.path,
        name: view.list.title,
      },
      ...(view.metaDescription && { description: view.metaDescription }),
      mainEntity: itemList(cards, origin),
    },
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
