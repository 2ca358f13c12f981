import type { EstateType, ListingStatus } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import type { Tab } from '../../contract/tabs'
import type { AddressCase } from '../address'

/** Everything below is words and numbers a page shows as they are: nothing is computed after this (record 002). */

export interface PictureView {
  file: string
  thumbnail: string
  width: number
  height: number
  alt: string
  /** What stays in sight where it is cut, as CSS says a place (`object-position`); the middle where it is not said. */
  focus?: string
}

/** Background and text are left out when the sticker is black on white (spec §5). */
export interface StickerView {
  name: string
  background?: string
  colour?: string
}

/** What a list shows of a listing (spec §2 Property card). */
export interface EstateCard {
  id: number
  kind: AddressCase
  path: string
  /** Price line, or the transaction's name of a sold or rented listing. */
  price: string
  /** What was asked before it was lowered. */
  priceBefore?: string
  sold: boolean
  status: ListingStatus
  city: string
  /** Building name of a project when present, otherwise the subtype. */
  type: string
  /** `3 slpk - 1 badk - 112 m²`; '' for projects. */
  summary: string
  energyLabel?: string
  sticker?: StickerView
  /** Day it came on the site while it can be had: who looks knows whether that makes it new. */
  published?: string
  /** Undefined: the placeholder /img/no-img.svg is shown. */
  picture?: PictureView
}

export interface Row {
  /** Dotted name of the field, or of the rule that made the row; stable, for tests and styling. */
  key: string
  label: string
  value: string
  /** A mark that goes with the value, described by the value itself. */
  icon?: 'flood'
  /** Free text that belongs to the value and is set under it. */
  note?: string
  /** Language of the value where it is another than that of the page. */
  lang?: Locale
}

export interface Section {
  /** `flooding` is the part of `planning` that has a heading of its own. */
  tab: Tab | 'flooding'
  title: string
  rows: Row[]
  /** Which of the rows tell how far it is to something; they stand beside the map, too. */
  far?: [from: number, count: number]
}

export interface EnergyBar {
  /** kWh/m² a year. */
  value: number
  /** Share of 700 kWh/m², 0–100 (spec §9). */
  percent: number
  text: string
  label?: string
  /** Classes of its region's certificate, each with the share of 700 kWh/m² it reaches to. */
  steps?: [label: string, upTo: number][]
}

export interface RoomGroup {
  floor: string
  rooms: { name: string; surface?: string; comment?: string; common?: string }[]
}

export interface SalesRepView {
  name: string
  picture?: string
  mobile?: string
  phone?: string
  email?: string
  description?: string
}

/** One line of a project's unit table; the raw numbers are for sorting. */
export interface UnitLine {
  id: number
  path: string
  name: string
  type: string
  floor: string
  floorLevel: number | null
  bedrooms: number | null
  area: string
  areaValue: number | null
  terrace?: string
  price: string
  priceValue: number | null
  status: ListingStatus
  /** Its status, with what its sticker says besides. */
  standing: string
  sold: boolean
}

/** A unit's project, and the units before and after it in the project's order. */
export interface ProjectLink {
  id: number
  /** What the unit itself is called in it. */
  own?: string
  title: string
  path: string
  previous?: { name: string; path: string }
  next?: { name: string; path: string }
}

/** Raw figures for machines that read the page (JSON-LD); nothing that the page itself does not tell. */
export interface Figures {
  type?: EstateType
  /** Code of the subtype, `VILLA`. */
  subType?: string
  country: string
  zip: string
  /** Street, number and box; absent when the address is hidden. */
  street?: string
  bedrooms?: number
  bathrooms?: number
  /** m² that can be lived in, and of land. */
  area?: number
  land?: number
  builtIn?: number
  /** What a rent is paid for. */
  period?: 'WEEK' | 'MONTH' | 'YEAR'
  /** Day of publication, yyyy-mm-dd. */
  postedOn?: string
  /** When it was changed last, as its source says it. */
  changedAt?: string
  /** What there is besides rooms, as its rows call it, with how many or how much where they say so. */
  amenities?: [name: string, amount?: string][]
}

/** What "like this one" means for a listing; prices of what is sold stay untold. */
export interface SimilarSeed {
  /** The listing, or the project it is a unit of: never offered as similar to itself. */
  not: number
  /** The listing itself, when it is a unit of `not` that can no longer be had: the others of its project come first. */
  unit?: number
  type: number
  status: ListingStatus
  city: number
  region?: string
  price?: number
  /** It is sold for a rent for life. */
  annuity?: true
}

export interface EstateView {
  id: number
  kind: AddressCase
  locale: Locale
  path: string
  shortPath: string
  /** Same listing in the other languages, by language. */
  alternates: Record<Locale, string>
  title: string
  /** What it is called where somebody asks about it. */
  subject: string
  addressLine: string
  city: string
  reference?: string
  status: ListingStatus
  statusName: string
  sold: boolean
  /** Of what is sold: day, yyyy-mm-dd, from which search engines no longer show its page. */
  foundUntil?: string
  price: string
  /** What was asked before it was lowered. */
  priceBefore?: string
  /** Raw euro for machines (JSON-LD, sorting); undefined when not shown. */
  priceValue?: number
  type: string
  sticker?: StickerView
  /** Up to six facts for the strip under the title. */
  facts: { key: string; label: string; value: string }[]
  description: string
  /** Language of the description where it is another than that of the page. */
  descriptionLang?: Locale
  /** In the language of the page; '' where there is none. */
  shortDescription: string
  /** What the document is called: with its number in a building, and what is asked. */
  headTitle: string
  /** For search engines and shared links: at most 160 characters. */
  metaDescription: string
  pictures: PictureView[]
  floorPlans: PictureView[]
  virtualVisit?: string
  /** Links of the other videos. */
  videos: string[]
  sections: Section[]
  rooms: RoomGroup[]
  energy?: EnergyBar
  energyShared?: EnergyBar
  salesRep?: SalesRepView
  /** What is paid every month on top of a rent: “+ € 75 kosten/maand”. */
  charges?: string
  /** What of VAT is said beside its price and those of its units. */
  vatNote?: string
  /** Whoever comes to see it is sent its address. */
  hidesAddress?: true
  /** Only when the address may be shown. */
  position?: { lat: number; lon: number }
  project?: ProjectLink
  /** How far the building of a project is. */
  phase?: string
  /** How many of a project's units can still be had. */
  availability?: { free: number; total: number }
  figures: Figures
  similar: SimilarSeed
  /** A project's units; a unit's neighbours. */
  units: UnitLine[]
}
