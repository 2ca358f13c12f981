import type { ListingStatus } from '../../../src/contract/codes'
import type { Locale } from '../../../src/contract/common'
import { LOCALES } from '../../../src/contract/locales'
import type { Estate } from '../../../src/contract/estate'
import type { ImportLine } from '../../../src/contract/importLine'
import { blankEstate, finishEstate } from '../finish'
import type { EstateLine, ReadOptions } from '../format'
import { headTypeOf, subTypeOf, transactionOf } from '../kinds'
import type { Notes } from '../notes'
import { Facts, noteLeft, readRows } from '../rows'
import { childrenOf, type Element, factsOf } from '../xml/element'
import { readAttachments } from './attachments'
import { readKind } from './objectKind'
import { OPENIMMO_ROWS, TOLD_APART } from './rows'

/** What became of one object of a file. */
export interface ReadObject {
  textId: string
  line: EstateLine
  assets: ImportLine[]
  /** The group that it is one of, and whether it is the whole of it. */
  group: string
  isMaster: boolean
}

const TECHNICAL = 'verwaltung_techn'
/** What identifies an object, the best first (record 345). */
const NAMES = ['openimmo_obid', 'objektnr_extern', 'objektnr_intern'].map((name) => `${TECHNICAL}/${name}`)
/** What is said by all of an object and has no place of its own in a listing. */
const BESIDE = [
  ...NAMES,
  ...['aktion@aktionart', 'gruppen_kennung', 'master', 'master@visible', 'sprache'].map(
    (name) => `${TECHNICAL}/${name}`,
  ),
  ...['WOHNEN', 'GEWERBE', 'ANLAGE', 'WAZ'].map((use) => `objektkategorie/nutzungsart@${use}`),
  'zustand_angaben/energiepass/epart',
]
/** Texts that follow the description, each a paragraph more. */
const FURTHER_TEXTS = ['lage', 'ausstatt_beschr', 'sonstige_angaben'].map((name) => `freitexte/${name}`)

const PERIOD = 'preise/preis_zeiteinheit@zeiteinheit'
const RENTS = ['kaltmiete', 'nettokaltmiete', 'warmmiete', 'pauschalmiete'].map((name) => `preise/${name}`)

/** Of an object what is told, and that its rent is for a month where it does not say for what. */
function toldOf(object: Element): ReadonlyMap<string, string> {
  const told = factsOf(object, TOLD_APART, new Set(['anhaenge']))
  const isMonthly = !told.get(PERIOD) && RENTS.some((place) => told.get(place)?.trim())
  return isMonthly ? new Map([...told, [PERIOD, 'MONAT']]) : told
}

const isYes = (text: string | undefined) => text === 'true' || text === '1'

function localeOf(facts: Facts, asked: Locale | undefined): Locale {
  const said = facts.look(`${TECHNICAL}/sprache`)?.slice(0, 2).toLowerCase()
  return asked ?? LOCALES.find((locale) => locale === said) ?? 'de'
}

const DEAL = 'objektkategorie/vermarktungsart'
function statusOf(facts: Facts): ListingStatus {
  const isSale = isYes(facts.look(`${DEAL}@KAUF`)) || !isYes(facts.look(`${DEAL}@MIETE_PACHT`))
  for (const deal of ['KAUF', 'MIETE_PACHT', 'ERBPACHT', 'LEASING']) {
    const isTold = deal === 'KAUF' || (deal === 'MIETE_PACHT' && !isSale)
    if (isTold || !isYes(facts.look(`${DEAL}@${deal}`))) facts.take(`${DEAL}@${deal}`)
  }
  const place = 'zustand_angaben/verkaufstatus@stand'
  const stand = facts.look(place)?.toUpperCase()
  if (stand === 'OFFEN' || stand === 'VERKAUFT') facts.take(place)
  if (stand === 'VERKAUFT') return isSale ? 'SOLD' : 'RENTED'
  return isSale ? 'FOR_SALE' : 'TO_RENT'
}

/** Rows by what an object says of money: of another currency no amount is one of the contract. */
function rowsFor(facts: Facts) {
  const place = 'preise/waehrung@iso_waehrung'
  const isEuro = (facts.look(place) ?? 'EUR').toUpperCase() === 'EUR'
  if (isEuro) facts.take(place)
  const onRequest = isYes(facts.look('preise/kaufpreis@auf_anfrage'))
  const request = 'preise/kaufpreis@auf_anfrage'
  if (onRequest) facts.take('preise/kaufpreis')
  if (onRequest || facts.look(request) === 'false') facts.take(request)
  return OPENIMMO_ROWS.filter(
    ({ theirs, ours }) =>
      !(theirs.startsWith('preise/') && (!isEuro || (onRequest && ours === 'general.price.value'))),
  )
}

/** Further texts and those of other languages. */
function readTexts(facts: Facts, estate: Estate, locale: Locale): void {
  const { general } = estate
  const further = FURTHER_TEXTS.map((place) => facts.take(place))
  const paragraphs = [general.description?.[locale], ...further].filter(Boolean)
  if (paragraphs.length) general.description = { ...general.description, [locale]: paragraphs.join('\n\n') }
  for (const other of LOCALES) {
    const place = `freitexte/objekt_text[${other}]`
    if (other === locale || general.description?.[other]) continue
    const text = facts.take(place)
    if (text) general.description = { ...general.description, [other]: text }
  }
}

/** One object as a line of an import; undefined when it is refused, which is noted. */
export function readObject(
  object: Element,
  { siteId, ids, locale: asked }: ReadOptions,
  notes: Notes,
  isRemoval: boolean,
): ReadObject | undefined {
  const facts = new Facts(toldOf(object))
  const textId = NAMES.map((name) => facts.look(name)).find(Boolean)
  const what = `Object ${facts.look(NAMES[1] ?? '') ?? textId ?? '?'}`
  if (textId === undefined) {
    notes.refused(what, 'has no openimmo_obid and no objektnr_extern')
    return undefined
  }
  const id = ids.of(textId)
  const group = facts.look(`${TECHNICAL}/gruppen_kennung`) ?? ''
  const master = facts.look(`${TECHNICAL}/master`)
  const isMaster = Boolean(group) && (master === group || isYes(master))
  const said = { textId, assets: [], group, isMaster }
  if (isRemoval || facts.look(`${TECHNICAL}/aktion@aktionart`)?.toUpperCase() === 'DELETE')
    return { ...said, line: { kind: 'estate', delete: id } }
  const kinds = childrenOf(childrenOf(object, 'objektkategorie')[0], 'objektart').flatMap(
    ({ children }) => children,
  )
  const kind = readKind(facts, new Set(kinds.map(({ name }) => name)))
  if (!kind) {
    notes.refused(what, 'has no objektart that is known', id)
    return undefined
  }
  const subType = isMaster || kind.subType === undefined ? undefined : subTypeOf(kind.subType)
  const estate = blankEstate({
    id,
    ...(isMaster && { project: true }),
    headType: headTypeOf(isMaster ? 'PROJECT' : kind.type),
    ...(subType && { subType }),
    transaction: transactionOf(statusOf(facts)),
  })
  const locale = localeOf(facts, asked)
  readRows(rowsFor(facts), facts, estate, locale)
  for (const place of BESIDE) facts.take(place)
  const line = { kind: 'estate' as const, data: estate }
  readTexts(facts, estate, locale)
  const { pictures, videos, assets } = readAttachments(object, { id, siteId, locale, notes })
  estate.pictures = pictures
  if (videos.length) estate.videos = videos
  if (textId !== String(id)) estate.listing = { ...estate.listing, external_id: textId }
  const place = { zip: 'geo/plz', city: 'geo/ort', position: 'geo/geokoordinaten' }
  if (!finishEstate(estate, what, place, notes)) return undefined
  noteLeft(facts, what, notes)
  return { ...said, line, assets }
}
