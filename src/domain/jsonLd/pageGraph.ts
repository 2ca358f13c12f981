import type { Thing, WebSite } from 'schema-dts'
import { href } from '../../routing/routes'
import type { PageView } from '../page/pageView'
import type { RentalCard } from '../rental/rentalCard'
import type { FrameView } from '../site/frameView'
import { agent, agentId } from './agent'
import { breadcrumbs } from './breadcrumbs'
import { itemList } from './itemList'

type Shown = Pick<PageView<RentalCard>, 'type' | 'title' | 'path' | 'metaDescription' | 'list'>

const webSite = ({ origin, name, locale }: FrameView): WebSite => ({
  '@type': 'WebSite',
  '@id': `${origin}/#site`,
  url: `${origin}${href('home', locale)}`,
  name,
  inLanguage: locale,
  publisher: { '@id': agentId({ origin }) },
})

/** What a page of the site's own tells machines: home the site and its agency, a list what it leads to, any the way to it. */
export function pageGraph(view: Shown, frame: FrameView): Thing[] {
  const { origin, name, locale } = frame
  if (view.type === 'home') return [webSite(frame), agent(frame)]
  const url = origin + view.path
  const page = {
    '@id': url,
    url,
    name: view.title,
    inLanguage: locale,
    isPartOf: { '@id': `${origin}/#site` },
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
