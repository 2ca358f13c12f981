import type { GroupTotals } from '../domain/search/groupTotals'
import type { NodeInput } from 'gatsby'
import type { LocalMenu } from '../contract/navigation'
import type { EntityItem, Page } from '../contract/page'
import type { RentalUnit } from '../contract/rental'
import type { LocalAgreement, Site, Translations } from '../contract/site'
import type { Estate, Fitting } from '../contract/estate'
import type { Locale } from '../contract/common'
import type { Landing, LandingLink } from '../domain/landing/landings'
import { keyOf } from '../domain/landing/landings'
import type { LandingOffer } from '../domain/landing/landingText'
import type { Addressed } from '../domain/page/pagePlace'
import type { OtherList, SearchTarget } from '../domain/page/types'
import { estateEntry } from '../domain/estateEntry'
import type { FrameView } from '../domain/site/frameView'

/** What a resolver may ask of Gatsby's data layer: one node by its id, tracked as a dependency of the page. */
export interface NodeModel {
  getNodeById(args: { id: string; type: string }): unknown
}

export interface SiteInfoNode {
  site: Site
  publicUrl: string
}

/** What a site says its own way in one language: namespace → key → text. */
export interface SiteTextsNode {
  locale: Locale
  texts: Translations
}

export interface EstateNode {
  estateId: number
  version?: string | null
  doc: Estate
}

export interface RentalUnitNode {
  rentalUnitId: number
  doc: RentalUnit
}

/** What a list or a block of a page holds, found at build time. */
export interface FoundList {
  total: number
  ids: number[]
  /** Where languages show others, or in another order, as towns are sorted by their names; `ids` has all of them then. */
  byLanguage?: Record<Locale, number[]>
  /** Of projects in a list that asks something of units, what of each fits, by its number. */
  fitting?: Record<number, Fitting>
  /** Of a grouped list how many each group has, by its key. */
  groups?: GroupTotals
}

export interface ContentPageNode {
  pageId: number
  page: Page
  lists: {
    /** Of a list page: its first page of results. */
    own?: FoundList
    /** By place of the block in the page. */
    blocks: Record<number, FoundList>
    entities: Record<number, EntityItem[]>
    /** The pages that blocks lead on to, by number. */
    links: Record<number, Addressed>
    /** Where the page's search can lead. */
    targets?: SearchTarget[]
    /** Of a list of one status the lists of the other ones. */
    others?: OtherList[]
    /** The list of holiday units, where a line may ask for one. */
    stays?: Page['url']
    /** Of a list with landing pages those that it leads to, of each kind. */
    landings?: LandingLink[][]
  }
}

/** A further page of a list: what stands on it, and as much of the list as it tells. */
export interface ListLeafNode {
  pageId: number
  listed: Listed
  /** Which page of the list it is, 2 at the least. */
  leaf: number
  /** How many pages the list has. */
  leaves: number
  found: Omit<FoundList, 'total' | 'groups'>
}

/** A page of what a list has of a kind in a place. */
export interface LandingNode {
  pageId: number
  listed: Listed
  offer: LandingOffer
  landing: Landing
}

/** As much of a list page as its further pages show. */
type Listed = Pick<Page, 'id' | 'type' | 'url' | 'title' | 'node'>

export const nodeId = {
  site: 'site-info',
  frame: (locale: Locale) => `site-frame-${locale}`,
  texts: (locale: Locale) => `site-texts-${locale}`,
  agreements: (locale: Locale) => `site-agreements-${locale}`,
  menu: (locale: Locale, id: number) => `menu-${locale}-${id}`,
  estate: (id: number) => `estate-${id}`,
  estateEntry: (id: number) => `estate-entry-${id}`,
  rentalUnit: (id: number) => `rental-unit-${id}`,
  page: (id: number) => `content-page-${id}`,
  listLeaf: (pageId: number, leaf: number) => `content-page-${pageId}-leaf-${leaf}`,
  landing: (pageId: number, { asked, kind }: Pick<Landing, 'asked' | 'kind'>) =>
    `content-page-${pageId}-landing-${kind}-${keyOf(asked)}`,
}

type Digest = (content: object) => string

const node = (id: string, type: string, data: object, digest: string): NodeInput => ({
  ...data,
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest: digest },
})

/** Units in one order and pictures by their index, so that the same listing always has the same digest. */
function canonicalEstate(estate: Estate): Estate {
  const pictures = [...estate.pictures].sort((a, b) => a.index - b.index)
  const children = (estate.children ?? []).map(canonicalEstate).sort((a, b) => a.general.id - b.general.id)
  return { ...estate, pictures, children }
}

/** `version` tells one state of a listing from another; null when the API does not say. */
export function estateNode(estate: Estate, version: string | null, digest: Digest): NodeInput {
  const doc = canonicalEstate(estate)
  const data = { estateId: doc.general.id, version, doc }
  return node(nodeId.estate(doc.general.id), 'Estate', data, digest(data))
}

export function estateEntryNode(estate: Estate, version: string | null, digest: Digest): NodeInput {
  const estateId = estate.general.id
  const entry = estateEntry(canonicalEstate(estate))
  const data = { estateId, version, estateNode: nodeId.estate(estateId), entry }
  return node(nodeId.estateEntry(estateId), 'EstateEntry', data, digest(data))
}

export function rentalUnitNode(doc: RentalUnit, digest: Digest): NodeInput {
  const data = { rentalUnitId: doc.id, doc }
  return node(nodeId.rentalUnit(doc.id), 'RentalUnit', data, digest(doc))
}

export function pageNode(page: Page, lists: ContentPageNode['lists'], digest: Digest): NodeInput {
  const data = { pageId: page.id, page, lists }
  return node(nodeId.page(page.id), 'ContentPage', data, digest(data))
}

export function listLeafNode(leaf: ListLeafNode, digest: Digest): NodeInput {
  return node(nodeId.listLeaf(leaf.pageId, leaf.leaf), 'ListLeaf', leaf, digest(leaf))
}

export function landingNode(landing: LandingNode, digest: Digest): NodeInput {
  return node(nodeId.landing(landing.pageId, landing.landing), 'Landing', landing, digest(landing))
}

export function siteNode(site: Site, publicUrl: string, digest: Digest): NodeInput {
  const data = { site, publicUrl }
  return node(nodeId.site, 'SiteInfo', data, digest(data))
}

/** The frame around every page of one language. */
export function frameNode(frame: FrameView, digest: Digest): NodeInput {
  const data = { locale: frame.locale, view: frame }
  return node(nodeId.frame(frame.locale), 'SiteFrame', data, digest(data))
}

/** A menu in one language. Pages take it from their frame. */
export function menuNode(menu: LocalMenu, digest: Digest): NodeInput {
  const data = { menu }
  return node(nodeId.menu(menu.locale, menu.id), 'Menu', data, digest(data))
}

export function textsNode(locale: Locale, texts: Translations, digest: Digest): NodeInput {
  const data = { locale, texts }
  return node(nodeId.texts(locale), 'SiteTexts', data, digest(data))
}

/** What visitors are asked to agree to, in one language: for the forms. */
export function agreementsNode(locale: Locale, agreements: LocalAgreement[], digest: Digest): NodeInput {
  const data = { locale, agreements }
  return node(nodeId.agreements(locale), 'SiteAgreements', data, digest(data))
}
