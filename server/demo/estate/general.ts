import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../../src/contract/ids'
import type { ImportData } from '../../../src/contract/importLine'
import { decimal } from '../../../src/domain/format/number'
import { daysAfter, isoMoment } from '../dates'
import { labels, texts } from '../labels'
import { writeProperty } from '../texts/writers'
import { costsOf, depositOf, DUTY, ONLY_HOME_DUTY, priceParts, tellsCosts, vatRate } from './costs'
import { isLet, type Profile } from './profile'
import { floorName } from './floorName'
import { architectOf } from './architect'
import { askedPrice, isOnRequest, saleOf } from './sale'
import { stickerFor } from './sticker'
import { transactionOf } from './transaction'

type General = ImportData<'estate'>['general']

const asbestos = texts(
  'Het attest is beschikbaar; er zijn geen risicovolle toepassingen vastgesteld.',
  'L’attestation est disponible ; aucune application à risque n’a été constatée.',
  'The certificate is available; no hazardous applications were found.',
  'Die Bescheinigung liegt vor; es wurden keine gefährlichen Anwendungen festgestellt.',
)
/** Whether somebody may live in it who has no other home. */
const isForOnlyHome = ({ facts }: Profile) => facts.home !== undefined && facts.home !== 'room'

/** The rate by which the costs are counted, and what who buys an only home pays less. */
const dutyWithOnlyHome = (duty: string, only: number | undefined) =>
  only === undefined
    ? texts(
        `Registratiebelasting ${duty} %, waarmee de kosten gerekend zijn; mogelijk minder voor wie zijn enige eigen woning koopt, door een abattement`,
        `Droits d’enregistrement ${duty} %, appliqués dans les frais ; parfois moins pour qui achète sa seule habitation propre, grâce à un abattement`,
        `Registration duty ${duty}%, by which the costs are worked out; possibly less for buyers of their only own home, part of the price being exempt`,
        `Registrierungsgebühren ${duty} %, mit denen die Kosten gerechnet sind; eventuell weniger beim Kauf der einzigen eigenen Wohnung durch einen Freibetrag`,
      )
    : texts(
        `Registratiebelasting ${duty} %, waarmee de kosten gerekend zijn; ${only} % voor wie zijn enige eigen woning koopt`,
        `Droits d’enregistrement ${duty} %, appliqués dans les frais ; ${only} % pour qui achète sa seule habitation propre`,
        `Registration duty ${duty}%, by which the costs are worked out; ${only}% for buyers of their only own home`,
        `Registrierungsgebühren ${duty} %, mit denen die Kosten gerechnet sind; ${only} % beim Kauf der einzigen eigenen Wohnung`,
      )

/** What a buyer pays, with its rates: of what is built anew VAT on the construction and duty on the land. */
const taxOf = (profile: Profile) => {
  const duty = decimal(DUTY[profile.region])
  if (!profile.vat && isForOnlyHome(profile)) return dutyWithOnlyHome(duty, ONLY_HOME_DUTY[profile.region])
  if (!profile.vat)
    return texts(
      `Registratiebelasting ${duty} %`,
      `Droits d’enregistrement ${duty} %`,
      `Registration duty ${duty}%`,
      `Registrierungsgebühren ${duty} %`,
    )
  const vat = vatRate(profile)
  return texts(
    `Btw ${vat} % op de constructie, registratiebelasting ${duty} % op de grond`,
    `TVA ${vat} % sur la construction, droits d’enregistrement ${duty} % sur le terrain`,
    `VAT of ${vat}% on the construction, registration duty of ${duty}% on the land`,
    `MwSt. ${vat} % auf den Bau, Registrierungsgebühren ${duty} % auf das Grundstück`,
  )
}

const buildings = [
  'Residentie Ter Linden',
  'Residentie De Kaai',
  'Résidence Beau Séjour',
  'Residentie Zilvermeeuw',
  'Résidence Le Parc',
  'Residentie Astrid',
  'Résidence Les Tilleuls',
] as const

/** A rent by month as it is written for another period: a week by the sea costs about half a month. */
const perMonth = { WEEK: 0.5, MONTH: 1, YEAR: 12 } as const

/** Up to eighteen months ago, the newer the more: of the first page of a list a few are new and most are not. */
export const ageInDays = (profile: Pick<Profile, 'rng'>): number => {
  const rng = profile.rng.fork('published')
  return Math.floor(540 * rng.next() ** 1.1)
}

/** What was asked before, of some of what nobody took for two months. */
function priceBefore(profile: Profile, price: number): number | undefined {
  const rng = profile.rng.fork('lowered')
  const step = price > 20_000 ? 1000 : 10
  const isLowered = ageInDays(profile) > 60 && !saleOf(profile) && !profile.vat && rng.chance(0.3)
  return isLowered ? Math.ceil((price * rng.pick([1.03, 1.05, 1.08])) / step) * step : undefined
}

/** What a property is called, says and costs. */
export const generalOf = (profile: Profile, now: Date): General => {
  const { facts, id, status, source, type, subType } = profile
  const price = askedPrice(profile)
  const special = saleOf(profile)
  const rng = profile.rng.fork('general')
  const written = writeProperty(facts, profile.rng.fork('text'))
  const age = ageInDays(profile)
  const letting = isLet(status)
  const sale = facts.deal === 'sale'
  const costs = costsOf(profile)
  const parts = priceParts(profile)
  const isTold = tellsCosts(profile)
  const home = facts.home !== undefined
  const inventory = home && sale && (facts.year ?? 2010) < 2001 ? rng.chance(0.85) : undefined
  const published = daysAfter(now, -age - 0.1 - rng.next() * 0.6)
  const changed = daysAfter(published, rng.int(0, Math.max(0, age - 1)))
  const period =
    facts.use && rng.chance(0.2)
      ? 'YEAR'
      : subType === 'HOLIDAY_APARTMENT' && rng.chance(0.5)
        ? 'WEEK'
        : 'MONTH'
  const shared = facts.home === 'apartment' && rng.chance(0.6)
  return {
    id,
    parentId: profile.parentId,
    project: rng.chance(0.5) ? false : undefined,
    title: undefined,
    description: rng.chance(0.01) ? undefined : written.description,
    shortDescription: rng.chance(0.02) ? null : written.short,
    headType: { id: HEAD_TYPE_ID[type], name: labels('Type', type), ...(rng.chance(0.97) && { code: type }) },
    subType:
      rng.chance(0.01) && home
        ? null
        : {
            id: SUB_TYPE_ID[subType] ?? 0,
            name: labels('SubType', subType),
            ...(rng.chance(0.97) && { code: subType }),
          },
    transaction: transactionOf(status, source, rng),
    reference: rng.chance(0.96) ? `${type.slice(0, 2)}-${facts.place.zip}-${id}` : '',
    floor:
      facts.floor === undefined
        ? undefined
        : // The units of a project are read below each other.
          rng.chance(0.7) || profile.parentId !== undefined
          ? floorName(facts.floor)
          : String(facts.floor),
    floorId: facts.floor,
    entityNumber: profile.unitNumber,
    buildingName: profile.parentId
      ? undefined
      : shared
        ? rng.pick(buildings)
        : rng.chance(0.3)
          ? ''
          : undefined,
    petsAllowed: facts.pets,
    architect: home && rng.chance(0.12) ? architectOf(profile) : undefined,
    sticker: stickerFor(profile, rng),
    asbestosInventory: inventory,
    certificateAsbestos: inventory && rng.chance(0.5) ? asbestos : undefined,
    bedroomCount: home ? facts.bedrooms : facts.use ? facts.bedrooms || -1 : undefined,
    bathroomCount: home ? facts.bathrooms : undefined,
    publicationDate: rng.chance(0.99) ? isoMoment(published) : undefined,
    updatedAt: rng.chance(0.95) ? isoMoment(changed) : undefined,
    tax: isTold ? taxOf(profile) : undefined,
    registrationCost: isTold ? costs.registration : rng.chance(0.2) ? -1 : undefined,
    notarySalery: isTold && rng.chance(0.5) ? costs.notary : undefined,
    price: isOnRequest(profile) ? undefined : { value: letting ? price * perMonth[period] : price },
    priceBefore: isOnRequest(profile) || period !== 'MONTH' ? undefined : priceBefore(profile, price),
    groundValue:
      isTold && profile.vat
        ? parts.land
        : sale && profile.groundValue > 0 && rng.chance(0.1)
          ? Math.round(profile.groundValue)
          : undefined,
    infrastructureValue: (isTold && parts.infrastructure) || undefined,
    furnitureValue:
      facts.furnished && letting
        ? rng.int(4, 24) * 250
        : facts.deal === 'takeOver' && rng.chance(0.6)
          ? rng.int(10, 80) * 500
          : undefined,
    constructionValue: isTold && profile.vat ? parts.construction : rng.chance(0.1) ? 0 : undefined,
    deposit: depositOf(profile),
    // Bids begin there; what is one home has one price.
    priceFrom: special === 'bids' ? true : rng.chance(0.3) ? false : undefined,
    period: letting ? period : undefined,
    totalPrice: isTold ? price + costs.total : undefined,
  }
}
