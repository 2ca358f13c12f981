import type { ImportLine } from '../../../src/contract/importLine'
import { slotLine, weekLine } from '../../../tests/support/bookingLines'
import { estateLine, siteData } from '../../../tests/support/importLines'
import { parseLine } from './parseLine'

const ID = 'must be a whole number from 1 to 2147483647'
const DAY = 'must be a day that the calendar has, such as 2026-05-31'
const MOMENT = 'must be a moment that the calendar has, with its offset, such as 2026-05-31T14:00:00+02:00'

/** A line with another value at a dotted path. */
function having(line: ImportLine, path: string, value: string): string {
  const text = JSON.parse(JSON.stringify(line)) as { data: Record<string, unknown> }
  const names = path.split('.')
  const last = names.pop() ?? ''
  let at: Record<string, unknown> = text.data
  for (const name of names) at = (at[name] ??= {}) as Record<string, unknown>
  at[last] = 'VALUE'
  return JSON.stringify(text).replace('"VALUE"', value)
}

const estate = estateLine(7)
const site: ImportLine = { kind: 'site', data: siteData }
const agreement: ImportLine = {
  kind: 'agreement',
  data: { id: 1, version: 1, required: true, contexts: [], title: {}, text: {} },
}

describe('why a line is refused is told in words', () => {
  it.each<[ImportLine, string, string, string]>([
    [estate, 'general.id', '"12a"', `${ID}, without quotes`],
    [estate, 'general.id', '"12"', `${ID}, without quotes`],
    [estate, 'general.id', '0', ID],
    [estate, 'general.id', '1e20', ID],
    [estate, 'general.id', '7.5', ID],
    [estate, 'general.id', 'null', `${ID}, not null`],
    [estate, 'general.parentId', '-3', ID],
    [estate, 'collections', '[5, "x"]', `${ID}, without quotes`],
    [estate, 'technical.availableDate', '"2026-13-45"', DAY],
    [estate, 'technical.availableDate', '"01/09/2026"', DAY],
    [estate, 'technical.availableDate', '"2026-09-01T00:00:00Z"', DAY],
    [estate, 'listing.other.available_at', '"2027-02-29"', DAY],
    [estate, 'general.publicationDate', '"2026-02-30T12:00:00Z"', MOMENT],
    [estate, 'general.publicationDate', '"2026-05-31T14:00:00"', MOMENT],
    [estate, 'general.updatedAt', '"2026-05-31"', MOMENT],
    [estate, 'listing.notary.session_date', '"0000-01-01T00:00:00Z"', MOMENT],
    [weekLine(1, 1, 5), 'start', '"2027-02-30"', DAY],
    [slotLine(1, 1, 5), 'end', '"2027-01-01T26:00Z"', MOMENT],
    [
      estate,
      'listing.status',
      '"FORSALE"',
      'must be one of FOR_SALE, TO_RENT, TAKE_OVER, SOLD, RENTED, TAKEN_OVER; did you mean FOR_SALE?',
    ],
    [estate, 'listing.type', '"huis"', 'must be one of APARTMENT, GARAGE, PLOT, COMMERCIAL, HOUSE, PROJECT'],
    [
      estate,
      'technical.condition',
      '"good condition"',
      'must be one of TO_RENOVATE, TO_FRESHEN_UP, GOOD_CONDITION, EXCELLENT_CONDITION, RENEWED, NEW; did you mean GOOD_CONDITION?',
    ],
    [
      estate,
      'energy.energyLabel',
      '"A++"',
      'must be one of A_PLUS_PLUS, A_PLUS, A, B, C, D, E, F, G, A_A_PLUS, A_PLUS_A_PLUS_PLUS, B_A, …',
    ],
    [estate, 'address.country.id', '"Belgium"', 'must be one of'],
    [estate, 'general.period', '3', 'must be one of WEEK, MONTH, YEAR'],
    [estate, 'general.price.value', '"250.000"', 'must be a number, -1 or more, without quotes'],
    [estate, 'general.price.value', '-2', 'must be a number, -1 or more'],
    [estate, 'general.project', '"yes"', 'must be true or false, without quotes'],
    [estate, 'general.title', '"Villa"', 'must be an object, within { and }'],
    [estate, 'general.reference', '12', 'must be a text, in quotes'],
    [estate, 'pictures', '{}', 'must be a list, within [ and ]'],
    [estate, 'salesRep.email', '"info"', 'is not what it must be: a mailbox, such as info@example.com'],
    [site, 'name', '""', 'must not be empty'],
    [site, 'settings.languages', '[]', 'must have 1 item or more'],
    [
      site,
      'settings.theme.brandColour',
      '"red"',
      'is not what it must be: a CSS hex colour with or without its #, such as #1F4E5F',
    ],
    [
      site,
      'settings.pictureHosts',
      '["https://x.example/"]',
      'is not what it must be: a host in small letters',
    ],
    [agreement, 'version', '0', 'must be a whole number, 1 or more'],
  ])('%#', (line, path, value, reason) => {
    const parsed = parseLine(having(line, path, value))
    const errors =
      parsed.op === 'bad' ? parsed.errors.filter(({ field }) => field.startsWith(`data.${path}`)) : []
    expect([path, value, errors[0]?.reason]).toEqual([path, value, expect.stringContaining(reason)])
    expect(errors).toHaveLength(1)
  })

  it.each([
    ['{"kind":"estate","delete":"7"}', 'must be an id, a whole number from 1 to 2147483647'],
    ['{"kind":"asset","delete":7}', 'must be a name, in quotes'],
    ['{"kind":"castle"}', 'must be one of site, agreement'],
    ['{"kind":"estates","data":{}}', 'did you mean estate?'],
    ['{"kind":"menu","data":{},"draft":true}', 'is for estate, rentalUnit, page only'],
    ['{"kind":"estate"', 'is not JSON: '],
  ])('%s', (text, reason) => {
    const parsed = parseLine(text)
    expect(parsed.op === 'bad' && parsed.errors[0]?.reason).toContain(reason)
  })
})
