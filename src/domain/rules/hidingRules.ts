import type { Locale, Localized } from '../../contract/common'
import type { HidingRule } from '../catalogue/field'
import type { DomainEstate } from '../estate/fromApi'
import { askingPrice, isUnderVat } from '../estate/price'
import { listingStatus } from '../estate/status'
import { textIn } from '../localized'
import { estateType, isBuilding } from './estateType'
import { inFlanders, inWallonia } from './region'
import { isToldByRoom } from './roomKind'

/** A value that may become a row, with what a rule looks at. */
export interface Subject {
  estate: DomainEstate
  /** Of the field that holds it. */
  path: string
  value: unknown
  locale: Locale
}
type Rule = (subject: Subject) => boolean

const isPlot: Rule = ({ estate }) => estateType(estate) === 'PLOT'

const isSale = (estate: DomainEstate) => ['FOR_SALE', 'SOLD'].includes(listingStatus(estate))

const isRentOrRented: Rule = ({ estate }) => ['TO_RENT', 'RENTED'].includes(listingStatus(estate))

const isNothing = (value: unknown) => value === undefined || value === null || value === ''

const isEmptyInWallonia: Rule = ({ estate, value }) => isNothing(value) && inWallonia(estate)

/** Whoever buys a building in Flanders may have to renovate it: nobody else is told that this is not known. */
const isEmptyAndNotToRenovate: Rule = ({ estate, value }) =>
  isNothing(value) && !(isBuilding(estate) && inFlanders(estate) && isSale(estate))

const isNoFloodScore: Rule = ({ value }) => typeof value !== 'string' || !/^[A-D]$/.test(value)

const isSameAsPrice: Rule = ({ estate, value }) => value === askingPrice(estate)

const isWholeDuty: Rule = ({ estate, value }) => value === estate.general.registrationCost

/** A list of rooms by floor says more than a row without one. */
const isInRoomList: Rule = ({ estate, path, value }) =>
  typeof value === 'number' && isToldByRoom(estate, path, value)

const hasNoEntryForLocale: Rule = ({ value, locale }) =>
  typeof value !== 'object' || textIn(value as Localized | null, locale) === undefined

/** Every reason of spec §5 to leave a row out, by the name the catalogue knows it by. */
export const HIDING: Readonly<Record<HidingRule, Rule>> = {
  rentOrRented: isRentOrRented,
  plot: isPlot,
  vatRegime: ({ estate }) => isUnderVat(estate),
  emptyInWallonia: isEmptyInWallonia,
  emptyUnlessToRenovate: isEmptyAndNotToRenovate,
  wallonia: ({ estate }) => inWallonia(estate),
  notBoolean: ({ value }) => typeof value !== 'boolean',
  notTrue: ({ value }) => value !== true,
  noScore: isNoFloodScore,
  undefinedValue: ({ value }) => isNothing(value),
  nullValue: ({ value }) => isNothing(value),
  noEntryForLocale: hasNoEntryForLocale,
  sameAsPrice: isSameAsPrice,
  sameAsDuty: isWholeDuty,
  sameAsRoom: isInRoomList,
  zero: ({ value }) => value === 0,
}

/** Whether any of the rules hides the value. */
export const isHidden = (rules: readonly HidingRule[], subject: Subject) =>
  rules.some((rule) => HIDING[rule](subject))
