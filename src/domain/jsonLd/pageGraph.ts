import type { Thing, WebSite } from 'schema-dts'
import { href } from '../../routing/routes'
import type { PageView } from '../page/types'
import type { RentalCard } from '../rental/rentalCard'
import type { FrameView } from '../site/frameView'
import { agent, agentId } from './agent'
import { breadcrumbs } from './breadcrumbs'
import { itemList } from './itemList'

type Shown = Pick<PageView<RentalCard>, 'type' | 'title' | 'path' | 'metaDescription' | 'list' | 'updatedAt'>

// In one language, as each has a home page and words of its own.
const webSite = ({ origin, name, locale }: FrameView): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}${href('home', locale)}#site`,
  url: `${origin}${href('home', locale)}`,
  name,
  inLanguage: locale,
})

/** What a page of the site's own tells machines: home the site and its agency, a list what it leads to, any the way to it. */
export function pageGraph(view: Shown, frame: FrameView): Thing[] {
  const { origin, name, locale } = frame
  if (view.type === 'home') return [{ ...webSite(frame), publisher: { '@id': agentId(frame) } }, agent(frame)]
  const url = origin + view.path
  const page = {
    '@id': url,
    url,
    name: view.title,
    inLanguage: locale,
    isPartOf: webSite(frame),
    ...(view.updatedAt && { dateModified: view.updatedAt }),
    ...(view.metaDescription && { description: view.metaDescription }),
  }
  const { list } = view
  return [
    list
      ? { '@type': 'CollectionPage', ...page, mainEntity: itemList(list.cards, origin, list.total) }
      : { '@type': 'WebPage', ...page },
    breadcrumbs([{ name, path: href('home', locale) }, { name: view.title }], origin),
  ]
}
