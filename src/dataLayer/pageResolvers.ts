import type { Locale } from '../contract/common'
import { landingView, listWays } from '../domain/landing/landingView'
import { leafView } from '../domain/page/leafView'
import { pageView as viewOf } from '../domain/page/pageView'
import type { ContentPageNode, FoundList, LandingNode, ListLeafNode, NodeModel } from './nodes'
import { estateCards, rentalCards, siteOf } from './viewResolvers'

/** What of a list is shown in a language. */
const idsIn = ({ ids, byLanguage }: Pick<FoundList, 'ids' | 'byLanguage'>, locale: Locale) =>
  byLanguage?.[locale] ?? ids

/** View of a further page of a list in one language; null where the list has no address in that language. */
export function listLeafView(node: ListLeafNode, locale: Locale, model: NodeModel) {
  const { listed, leaf, leaves, found } = node
  const ids = idsIn(found, locale)
  const { languages } = siteOf(model).settings
  const view =
    listed.type === 'rentalList'
      ? leafView(listed, { leaf, leaves, rentals: rentalCards(ids, locale, model) }, locale, languages)
      : leafView(
          listed,
          {
            leaf,
            leaves,
            estates: estateCards(ids, locale, model, found.fitting, listed.node),
          },
          locale,
          languages,
        )
  return view ?? null
}

/** View of a landing page in one language; null where its list has no address in that language. */
export function landingPageView(node: LandingNode, locale: Locale, model: NodeModel) {
  const { listed, landing, offer } = node
  const cards = estateCards(idsIn(landing.found, locale), locale, model)
  return landingView(listed, { landing, offer, cards }, locale, siteOf(model).settings.languages) ?? null
}

/** View of a page in one language with the cards of its lists; null where it has no address in that language. */
export function pageView(node: ContentPageNode, locale: Locale, model: NodeModel) {
  const { page, lists } = node
  const here = (found: FoundList) => idsIn(found, locale)
  const estates = (found: FoundList) => ({
    total: found.total,
    cards: estateCards(here(found), locale, model, found.fitting),
  })
  const rentals = ({ total, ids }: FoundList) => ({ total, cards: rentalCards(ids, locale, model) })
  const blocks = (kind: 'estates' | 'rentalUnits') =>
    Object.entries(lists.blocks).filter(([index]) => page.blocks[Number(index)]?.kind === kind)
  const listed = (found: FoundList) => ({
    total: found.total,
    cards: estateCards(here(found), locale, model, found.fitting, page.node),
    ...(found.groups && { groups: found.groups }),
  })
  const own = lists.own && (page.type === 'rentalList' ? rentals(lists.own) : listed(lists.own))

  const view = viewOf(page, locale, siteOf(model).settings.languages, {
    ...(own ? { own } : {}),
    estates: Object.fromEntries(blocks('estates').map(([index, found]) => [index, estates(found)])),
    rentalUnits: Object.fromEntries(blocks('rentalUnits').map(([index, found]) => [index, rentals(found)])),
    entities: lists.entities,
    links: lists.links,
    targets: lists.targets ?? [],
    ...(lists.others && { others: lists.others }),
    ...(lists.stays && { stays: lists.stays }),
  })
  const ways = listWays(page, lists.landings ?? [], locale)
  return view ? { ...view, ...(ways && { ways }) } : null
}
