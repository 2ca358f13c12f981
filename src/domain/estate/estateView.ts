import { inEveryLanguage } from '../../contract/inEveryLanguage'
import type { Locale } from '../../contract/locales'
import type { SiteSettings } from '../../contract/site'
import { addressCase, addressLine, cityName } from '../address'
import { estatePath, estateShortPath } from '../estatePath'
import type { LabelOverrides } from '../catalogue/labels'
import { saidIn, textIn } from '../localized'
import { chargesText } from './charges'
import { energyBar } from './energy'
import { facts } from './facts'
import { foundUntil } from './foundUntil'
import type { DomainEstate } from './fromApi'
import { headTitle } from '../headTitle'
import { metaDescription } from './metaDescription'
import { picturesOf } from './pictures'
import { priceLine, toldPrice } from './price'
import { priceBeforeText } from './priceCut'
import { roomGroups } from './rooms'
import { figuresOf } from './machineFigures'
import { salesRepView } from './salesRep'
import { estateSections } from './sections'
import { similarSeed } from './similarSeed'
import { isSold, listingStatus } from './status'
import { statusName } from './statusName'
import { stickerView } from './sticker'
import { estateSubject } from './subject'
import { estateTitle, numberedTitle } from './title'
import { typeName } from './typeName'
import type { EstateView, ProjectLink } from './types'
import { availability, neighbourLines, unitLines, unitsAround } from './unitLines'
import { otherVideos, virtualVisit } from './videos'
import { withoutVatText } from './withoutVat'

const exactPosition = ({ address }: DomainEstate) =>
  address.visible && address.geoLocation
    ? { position: { lat: address.geoLocation.lat, lon: address.geoLocation.lon } }
    : {}

const alternates = (estate: DomainEstate, project?: DomainEstate) =>
  inEveryLanguage((locale) => estatePath(estate, locale, project))

function projectOf(project: DomainEstate, unit: DomainEstate, locale: Locale): ProjectLink {
  return {
    id: project.general.id,
    title: estateTitle(project, locale),
    path: estatePath(project, locale),
    ...unitsAround(unit, locale, project),
  }
}

/** The listing's text; a short one in the language of the page before a long one in another. */
function descriptionIn({ general: { description, shortDescription } }: DomainEstate, locale: Locale) {
  const texts = [description, shortDescription]
  const own = texts.find((text) => textIn(text, locale))
  return own ? saidIn(own, locale) : (saidIn(description, locale) ?? saidIn(shortDescription, locale))
}

/** Drops what is undefined, so that a view holds only what a page shows. */
function present<T extends object>(optional: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(optional).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [K in keyof T]?: NonNullable<T[K]> }
}

export interface ViewContext {
  /** Project of a unit. */
  project?: DomainEstate
  /** Labels that the site says its own way (its `fields` texts in this language). */
  labels?: LabelOverrides
}

/** All that the page of a listing shows, in one language (spec §2, §3, §5). A unit is given its project. */
export function estateView(
  estate: DomainEstate,
  locale: Locale,
  site: Pick<SiteSettings, 'hiddenTabs'>,
  { project, labels }: ViewContext = {},
): EstateView {
  const { general, address } = estate
  const hidden = new Set(site.hiddenTabs)
  const kind = addressCase(estate)
  const title = numberedTitle(estate, locale)
  const sold = isSold(estate)
  const shortDescription = textIn(general.shortDescription, locale) ?? ''
  const description = descriptionIn(estate, locale)
  const price = priceLine(estate, locale)
  const paths = alternates(estate, project)
  const units =
    kind === 'project' ? unitLines(estate, locale) : project ? neighbourLines(estate, locale, project) : []
  const sections = estateSections(estate, locale, hidden, labels)
  const summary = [title, price].filter(Boolean).join(' – ')
  return {
    id: general.id,
    kind,
    locale,
    path: paths[locale],
    shortPath: estateShortPath(estate, locale),
    alternates: paths,
    title,
    subject: estateSubject(estate, locale, project),
    addressLine: addressLine(address, locale),
    city: cityName(address.city, locale),
    status: listingStatus(estate),
    statusName: statusName(estate, locale),
    sold,
    price,
    type: typeName(estate, locale),
    facts: facts(estate, locale),
    description: description?.text ?? '',
    shortDescription,
    headTitle: headTitle(title, sold ? '' : price),
    metaDescription: metaDescription(shortDescription, textIn(general.description, locale) ?? '', summary),
    pictures: picturesOf(estate, 'photo', locale, title),
    floorPlans: picturesOf(estate, 'floorPlan', locale, title),
    videos: otherVideos(estate),
    sections,
    rooms: roomGroups(estate, locale, labels),
    figures: figuresOf(estate, locale, sections),
    similar: similarSeed(estate),
    units,
    ...present({
      descriptionLang: description?.locale === locale ? undefined : description?.locale,
      reference: general.reference ?? undefined,
      foundUntil: foundUntil(estate),
      priceValue: toldPrice(estate),
      priceBefore: priceBeforeText(estate) || undefined,
      sticker: stickerView(estate, locale),
      virtualVisit: virtualVisit(estate),
      energy: hidden.has('energy') ? undefined : energyBar(estate, 'energy', locale),
      energyShared: hidden.has('energyShared') ? undefined : energyBar(estate, 'energyShared', locale),
      salesRep: hidden.has('salesRep') ? undefined : salesRepView(estate, locale),
      phase: textIn(estate.listing?.project?.project_phase, locale),
      availability: kind === 'project' ? availability(units) : undefined,
      project: project && projectOf(project, estate, locale),
      charges: hidden.has('financial') ? undefined : chargesText(estate, locale),
      vatNote: withoutVatText(project ?? estate, locale),
      hidesAddress: (!address.visible && !sold) || undefined,
    }),
    ...exactPosition(estate),
  }
}
