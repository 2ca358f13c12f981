import type { Locale } from '../contract/common'
import { pageView as viewOf } from '../domain/page/pageView'
import type { ContentPageNode, FoundList, NodeModel } from './nodes'
import { estateCards, rentalCards, siteOf } from './viewResolvers'

/** View of a page in one language with the cards of its lists; null where it has no address in that language. */
export function pageView(node: ContentPageNode, locale: Locale, model: NodeModel) {
  const { page, lists } = node
  const here = ({ ids, byLanguage }: FoundList) => byLanguage?.[locale] ?? ids
  const estates = (found: FoundList) => ({
    total: found.total,
    cards: estateCards(here(found), locale, model, found.fitting),
  })
  const rentals = ({ total, ids }: FoundList) => ({ total, cards: rentalCards(ids, locale, model) })
  const blocks = (kind: 'estates' | 'rentalUnits') =>
    Object.entries(lists.blocks).filter(([index]) => page.blocks[Number(index)]?.kind === kind)
  const listed = (found: FoundList) => ({
    total: found.total,
    cards: estateCards(here(found), locale, model, found.fitting, page.node?.groupOptions),
    ...(found.groups && { groups: found.groups }),
  })
  const own = lists.own && (page.type === 'rentalList' ? rentals(lists.own) : listed(lists.own))

  return (
    viewOf(page, locale, siteOf(model).settings.languages, {
      ...(own ? { own } : {}),
      estates: Object.fromEntries(blocks('estates').map(([index, found]) => [index, estates(found)])),
      rentalUnits: Object.fromEntries(blocks('rentalUnits').map(([index, found]) => [index, rentals(found)])),
      entities: lists.entities,
      links: lists.links,
      targets: lists.targets ?? [],
    }) ?? null
  )
}
