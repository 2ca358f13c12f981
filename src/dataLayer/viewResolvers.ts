import type { Locale } from '../contract/common'
import type { Estate } from '../contract/estate'
import type { SiteSettings } from '../contract/site'
import { estateView } from '../domain/estate/estateView'
import { type DomainEstate, fromApi } from '../domain/estate/fromApi'
import { storedView } from '../domain/estate/storedView'

import { asFound } from '../domain/search/asFound'
import { listedCard, type Listing } from '../domain/search/listedCard'
import { rentalCard } from '../domain/rental/rentalCard'
import { rentalView } from '../domain/rental/rentalView'
import {
  type EstateNode,
  type FoundList,
  type NodeModel,
  nodeId,
  type RentalUnitNode,
  type SiteInfoNode,
  type SiteTextsNode,
} from './nodes'

/** The site's settings, tracked: a page made with them is made anew when they change. */
export function siteOf(model: NodeModel) {
  const info = model.getNodeById({ id: nodeId.site, type: 'SiteInfo' }) as SiteInfoNode | null
  if (!info) throw new Error('The data layer holds no site: sourcing did not finish')
  return info.site
}

const known = new WeakMap<Estate, { settings: SiteSettings; estate: DomainEstate | undefined }>()

/** The listing of a node, made once for all languages and lists that show it. */
function listingOf({ doc }: EstateNode, settings: SiteSettings): DomainEstate | undefined {
  const before = known.get(doc)
  if (before?.settings === settings) return before.estate
  const estate = fromApi(doc, settings)
  known.set(doc, { settings, estate })
  return estate
}

/** What the site says its own way in a language, of one namespace; tracked. */
function ownTexts(locale: Locale, namespace: string, model: NodeModel): Record<string, string> {
  const node = model.getNodeById({ id: nodeId.texts(locale), type: 'SiteTexts' }) as SiteTextsNode | null
  return node?.texts[namespace] ?? {}
}

/** Texts of a namespace with the site's own in their place; a blank one does not count. */
export function resolveTexts(
  { ns, data, language }: { ns: string; data: string; language: Locale },
  model: NodeModel,
): string {
  const own = Object.entries(ownTexts(language, ns, model)).filter(([, text]) => text.trim())
  if (own.length === 0) return data
  return JSON.stringify({ ...(JSON.parse(data) as object), ...Object.fromEntries(own) })
}

/** What a page's data holds of a listing, or of one of its units; null when a hidden status takes it off the site. */
export function resolveEstateView(
  node: EstateNode,
  { locale, unitId }: { locale: Locale; unitId?: number | null },
  model: NodeModel,
) {
  const { settings } = siteOf(model)
  const estate = listingOf(node, settings)
  if (!estate) return null
  const labels = ownTexts(locale, 'fields', model)
  if (!unitId) return storedView(estateView(estate, locale, settings, { labels }))
  const unit = estate.children.find((child) => child.general.id === unitId)
  return unit ? storedView(estateView(unit, locale, settings, { project: estate, labels })) : null
}

export function resolveRentalView(node: RentalUnitNode, { locale }: { locale: Locale }, model: NodeModel) {
  return rentalView(node.doc, locale, siteOf(model).settings, ownTexts(locale, 'fields', model))
}

/** Cards of the listings with these numbers, in their order, at the price of what fits, with their groups; ones not in the data layer are left out. */
export function estateCards(
  ids: readonly number[],
  locale: Locale,
  model: NodeModel,
  fitting: FoundList['fitting'] = {},
  node?: Listing | null,
) {
  const { settings } = siteOf(model)
  return ids.flatMap((id) => {
    const found = model.getNodeById({ id: nodeId.estate(id), type: 'Estate' }) as EstateNode | null
    const estate = found && listingOf(found, settings)
    return estate ? [listedCard(asFound(estate, fitting[id]), locale, node)] : []
  })
}

export function rentalCards(ids: readonly number[], locale: Locale, model: NodeModel) {
  return ids.flatMap((id) => {
    const node = model.getNodeById({ id: nodeId.rentalUnit(id), type: 'RentalUnit' }) as RentalUnitNode | null
    return node ? [rentalCard(node.doc, locale)] : []
  })
}
