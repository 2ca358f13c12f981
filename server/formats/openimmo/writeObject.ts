import type { Estate } from '../../../src/contract/estate'
import type { Locale } from '../../../src/contract/common'
import { LOCALES } from '../../../src/contract/locales'
import { statusOfId } from '../../../src/domain/search/statusIds'
import { KIND_FIELDS, kindOf } from '../kinds'
import type { Notes } from '../notes'
import { noteMediaLost } from '../pictures'
import { noteUnsaid, writeRows } from '../rows'
import type { Element } from '../xml/element'
import { putFacts } from '../xml/writeElement'
import { writeAttachments } from './attachments'
import { writeKind } from './objectKind'
import { OPENIMMO_ROWS, TOLD_APART } from './rows'

/** The groups of an object in the order in which the format wants them. */
const GROUPS = [
  'objektkategorie',
  'geo',
  'kontaktperson',
  'preise',
  'flaechen',
  'ausstattung',
  'zustand_angaben',
  'infrastruktur',
  'freitexte',
  'anhaenge',
  'verwaltung_objekt',
  'verwaltung_techn',
]

const empty = (name: string): Element => ({ name, attributes: {}, text: '', children: [] })

type Fact = [place: string, text: string]
const SOLD_OUT = new Set(['SOLD', 'RENTED', 'TAKEN_OVER'])

/** What comes before the rows. */
function categoryFacts(estate: Estate): Fact[] {
  const { type, subType, status } = kindOf(estate)
  const isLived = type !== 'COMMERCIAL'
  const isLet = status === 'TO_RENT' || status === 'RENTED'
  const told = 'objektkategorie/'
  return [
    [`${told}nutzungsart@WOHNEN`, String(isLived)],
    [`${told}nutzungsart@GEWERBE`, String(!isLived)],
    [`${told}vermarktungsart@KAUF`, String(!isLet)],
    [`${told}vermarktungsart@MIETE_PACHT`, String(isLet)],
    ...writeKind(type, subType),
    ...(estate.energy?.epcValue == null ? [] : ([['zustand_angaben/energiepass/epart', 'BEDARF']] as Fact[])),
  ]
}

/** What follows the rows of a group, as it has no field of ours. */
function furtherFacts(estate: Estate, { textId, group, isMaster }: Named, locale: Locale): Fact[] {
  const { status } = kindOf(estate)
  const { description } = estate.general
  const technical = (name: string, text: string | undefined): Fact[] =>
    text ? [[`verwaltung_techn/${name}`, text]] : []
  const isLet = status === 'TO_RENT' || status === 'RENTED'
  const asked = isLet ? 'kaltmiete' : 'kaufpreis'
  return [
    ...(estate.general.price?.value ? ([['preise/waehrung@iso_waehrung', 'EUR']] as Fact[]) : []),
    ...(asked === 'kaufpreis' && estate.general.price?.value === undefined
      ? ([['preise/kaufpreis@auf_anfrage', 'true']] as Fact[])
      : []),
    ...(SOLD_OUT.has(status) ? ([['zustand_angaben/verkaufstatus@stand', 'VERKAUFT']] as Fact[]) : []),
    ...LOCALES.filter((other) => other !== locale && description?.[other]?.trim()).map((other): Fact => [
      `freitexte/objekt_text[${other}]`,
      description?.[other]?.trim() ?? '',
    ]),
    ...(estate.general.reference?.trim() ? [] : technical('objektnr_extern', textId)),
    ...technical('aktion@aktionart', 'CHANGE'),
    ...technical('openimmo_obid', textId),
    ...technical('gruppen_kennung', group),
    ...technical('master', isMaster ? group : undefined),
    ...(isMaster ? technical('master@visible', 'true') : []),
    ...technical('sprache', locale),
  ]
}

/** By what an object is known, and the group of a project and its units. */
export interface Named {
  textId: string
  group: string | undefined
  isMaster: boolean
}

/** Groups in which rows and what follows them are mixed, in their order. */
const MIXED: Readonly<Record<string, readonly string[]>> = {
  preise: [
    ...['kaufpreis', 'kaltmiete', 'nebenkosten', 'hausgeld', 'preis_zeiteinheit', 'kaufpreis_pro_qm'],
    ...['waehrung', 'nettorendite', 'erschliessungskosten', 'kaution'],
  ],
  zustand_angaben: ['baujahr', 'letztemodernisierung', 'zustand', 'alter', 'energiepass', 'verkaufstatus'],
  verwaltung_techn: [
    ...['objektnr_extern', 'aktion', 'aktiv_von', 'openimmo_obid', 'stand_vom'],
    ...['gruppen_kennung', 'master', 'sprache'],
  ],
}

const inOrder = (element: Element, names: readonly string[] = []): Element => ({
  ...element,
  children: [...element.children].sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name)),
})

const ELSEWHERE =
  /^(general\.(id|parentId)|listing\.external_id|address\.city\.id|pictures|videos|general\.description\.\w+)$/

function noteLost(estate: Estate, said: ReadonlySet<string>, locale: Locale, notes: Notes): void {
  const { status, general } = estate
  noteUnsaid(estate, (path) => said.has(path) || KIND_FIELDS.test(path) || ELSEWHERE.test(path), notes)
  if (status && !statusOfId(status.id)) notes.unsaid('status')
  if (/^TAKE/.test(kindOf(estate).status)) notes.unsaid('general.transaction')
  noteMediaLost(estate, locale, notes)
  if (general.parentId && !said.has('group')) notes.unsaid('general.parentId')
}

/** A listing as an object of OpenImmo; what it cannot say is noted. */
export function writeObject(
  estate: Estate,
  named: Named,
  locale: Locale,
  publicUrl: string,
  notes: Notes,
): Element {
  const said = new Set(named.group ? ['group'] : [])
  const rows = writeRows(OPENIMMO_ROWS, estate, locale, (path) => said.add(path))
  const object = empty('immobilie')
  putFacts(
    object,
    new Map([...categoryFacts(estate), ...rows, ...furtherFacts(estate, named, locale)]),
    TOLD_APART,
  )
  const attachments = writeAttachments(estate, locale, publicUrl)
  if (attachments) object.children.push(attachments)
  noteLost(estate, said, locale, notes)
  return inOrder(
    {
      ...object,
      children: object.children.map((child) => inOrder(child, MIXED[child.name])),
    },
    GROUPS,
  )
}
