import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import type { Page } from '../../src/contract/page'
import type { RentalUnit } from '../../src/contract/rental'
import type { Rng } from 'aanbod-demo/rng'

/** One change at the agency: what it imports, and what its webhook names. */
export interface Change {
  what: string
  lines: ImportLine[]
  estateIds: number[]
  rentalUnitIds: number[]
  pageIds: number[]
}

/** The agency's data as it stands, and what it has not put on the site yet. */
export class Agency {
  readonly estates = new Map<number, Estate>()
  readonly away = new Map<number, Estate>()
  readonly rentals = new Map<number, RentalUnit>()
  readonly rentalsAway = new Map<number, RentalUnit>()
  readonly pages = new Map<number, Page>()
  readonly pagesAway = new Map<number, Page>()

  constructor(lines: Iterable<ImportLine>) {
    for (const line of lines) {
      if (!('data' in line)) continue
      if (line.kind === 'estate') this.estates.set(line.data.general.id, line.data)
      if (line.kind === 'rentalUnit') this.rentals.set(line.data.id, line.data)
      if (line.kind === 'page') this.pages.set(line.data.id, line.data)
    }
  }
}

export const NOTHING = { estateIds: [], rentalUnitIds: [], pageIds: [] }

function edited(what: string, estate: Estate, agency: Agency): Change {
  agency.estates.set(estate.general.id, estate)
  return { ...NOTHING, what, lines: [{ kind: 'estate', data: estate }], estateIds: [estate.general.id] }
}

const withGeneral = (estate: Estate, general: Partial<Estate['general']>): Estate => ({
  ...estate,
  general: { ...estate.general, ...general },
})
const withAddress = (estate: Estate, address: Partial<Estate['address']>): Estate => ({
  ...estate,
  address: { ...estate.address, ...address },
})

type Make = (agency: Agency, pick: <T>(from: Iterable<T>) => T, step: number) => Change | undefined
const isRow = <T>(rows: Iterable<T>) => [...rows].length > 0

/** Kinds of change; one that has nothing to work on gives none. */
const KINDS: Record<string, Make> = {
  price: (agency, pick, step) => {
    const estate = pick(agency.estates.values())
    return edited('price', withGeneral(estate, { price: { value: 100_000 + step * 1000 } }), agency)
  },
  text: (agency, pick, step) => {
    const estate = pick(agency.estates.values())
    const description = {
      nl: `Tekst ${step} <b>&`,
      fr: `Texte ${step}`,
      en: `Text ${step}`,
      de: `Text ${step}`,
    }
    return edited('text', withGeneral(estate, { description }), agency)
  },
  transaction: (agency, pick) => {
    const [one, other] = [pick(agency.estates.values()), pick(agency.estates.values())]
    const { transaction } = other.general
    return edited('transaction', { ...withGeneral(one, { transaction }), status: other.status }, agency)
  },
  street: (agency, pick, step) => {
    const estate = pick(agency.estates.values())
    const street = {
      nl: `Nieuwstraat ${step}`,
      fr: `Rue Neuve ${step}`,
      en: `Nieuwstraat ${step}`,
      de: `Neustr ${step}`,
    }
    return edited('street', withAddress(estate, { street }), agency)
  },
  hidden: (agency, pick) => {
    const estate = pick(agency.estates.values())
    return edited('hidden', withAddress(estate, { visible: !estate.address.visible }), agency)
  },
  remove: (agency, pick) => {
    const plain = [...agency.estates.values()].filter(({ general }) => !general.project)
    if (plain.length < 2) return undefined
    const estate = pick(plain)
    const { id } = estate.general
    agency.estates.delete(id)
    agency.away.set(id, estate)
    return { ...NOTHING, what: 'remove', lines: [{ kind: 'estate', delete: id }], estateIds: [id] }
  },
  /** Put away in place: the site API keeps it, the site has no page of it. `add` brings it back. */
  archive: (agency, pick) => {
    const plain = [...agency.estates.values()].filter(({ general }) => !general.project)
    if (plain.length < 2) return undefined
    const estate = pick(plain)
    const { id } = estate.general
    agency.estates.delete(id)
    agency.away.set(id, estate)
    const data = { ...estate, listing: { ...estate.listing, archived: true } }
    return { ...NOTHING, what: 'archive', lines: [{ kind: 'estate', data }], estateIds: [id] }
  },
  add: (agency, pick) => {
    if (!isRow(agency.away)) return undefined
    const estate = pick(agency.away.values())
    agency.away.delete(estate.general.id)
    return edited('add', estate, agency)
  },
  rental: (agency, pick, step) => {
    if (!isRow(agency.rentals)) return undefined
    const unit = pick(agency.rentals.values())
    const description = {
      nl: `Verblijf ${step}`,
      fr: `Séjour ${step}`,
      en: `Stay ${step}`,
      de: `Aufenthalt ${step}`,
    }
    const data = { ...unit, general: { ...unit.general, description } }
    agency.rentals.set(unit.id, data)
    return { ...NOTHING, what: 'rental', lines: [{ kind: 'rentalUnit', data }], rentalUnitIds: [unit.id] }
  },
  rentalAway: (agency, pick) => {
    const back = isRow(agency.rentalsAway)
    if (!back && !isRow(agency.rentals)) return undefined
    const unit = pick((back ? agency.rentalsAway : agency.rentals).values())
    const [from, to] = back ? [agency.rentalsAway, agency.rentals] : [agency.rentals, agency.rentalsAway]
    from.delete(unit.id)
    to.set(unit.id, unit)
    const line: ImportLine = back
      ? { kind: 'rentalUnit', data: unit }
      : { kind: 'rentalUnit', delete: unit.id }
    return { ...NOTHING, what: back ? 'rental back' : 'rental away', lines: [line], rentalUnitIds: [unit.id] }
  },
  page: (agency, pick, step) => {
    const page = pick(agency.pages.values())
    const data = {
      ...page,
      title: { nl: `Titel ${step}`, fr: `Titre ${step}`, en: `Title ${step}`, de: `Titel ${step}` },
    }
    agency.pages.set(page.id, data)
    return { ...NOTHING, what: 'page', lines: [{ kind: 'page', data }], pageIds: [page.id] }
  },
  /** One that is kept in `pagesAway` comes, moves, and goes again. */
  pageComes: (agency, pick, step) => {
    if (!isRow(agency.pagesAway)) return undefined
    const page = pick(agency.pagesAway.values())
    const { id } = page
    if (agency.pages.has(id) && step % 2 === 0) {
      agency.pages.delete(id)
      return { ...NOTHING, what: 'page goes', lines: [{ kind: 'page', delete: id }], pageIds: [id] }
    }
    const url = Object.fromEntries(Object.entries(page.url).map(([locale, at]) => [locale, `${at}-${step}`]))
    const data = { ...page, url }
    agency.pages.set(id, data)
    return { ...NOTHING, what: 'page comes', lines: [{ kind: 'page', data }], pageIds: [id] }
  },
}

/** A change that follows from the seed of `rng` and from what the agency has. */
export function nextChange(agency: Agency, rng: Rng, step: number): Change {
  for (;;) {
    const kind = rng.pick(Object.keys(KINDS))
    const change = KINDS[kind]?.(agency, (from) => rng.pick([...from]), step)
    if (change) return change
  }
}
