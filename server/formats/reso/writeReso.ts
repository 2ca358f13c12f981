import type { Estate } from '../../../src/contract/estate'
import type { Locale } from '../../../src/contract/common'
import { statusOfId } from '../../../src/domain/search/statusIds'
import type { WriteFormat } from '../format'
import { KIND_FIELDS, kindOf } from '../kinds'
import type { Notes } from '../notes'
import { noteMediaLost } from '../pictures'
import { noteUnsaid, writeRows } from '../rows'
import { cityId, textIdOf } from '../textIds'
import { AREA_UNITS, METRES } from './areas'
import { writeKind } from './kind'
import { writeMedia } from './media'
import { jsonOf, RESO_ROWS } from './rows'

const CONTEXT = 'urn:reso:metadata:2.0:resource:property'
const ELSEWHERE = /^(general\.id|listing\.external_id|pictures|videos)$/

function noteLost(
  estate: Estate,
  said: ReadonlySet<string>,
  locale: Locale,
  isWhole: boolean,
  notes: Notes,
): void {
  const { status, address } = estate
  const { city, country } = address
  if (!isWhole) notes.unsaid('general.transaction')
  const isMade = city.id === cityId(country.id, city.zip, city.name)
  const isSaid = (path: string) =>
    said.has(path) || KIND_FIELDS.test(path) || ELSEWHERE.test(path) || (isMade && path === 'address.city.id')
  noteUnsaid(estate, isSaid, notes)
  if (status && !statusOfId(status.id)) notes.unsaid('status')
  noteMediaLost(estate, locale, notes)
}

/** A listing as a Property with its Media; what that cannot say is noted. */
function propertyOf(
  estate: Estate,
  isDraft: boolean,
  locale: Locale,
  publicUrl: string,
  notes: Notes,
): object {
  const said = new Set<string>()
  const { isWhole, ...kind } = writeKind(kindOf(estate), isDraft)
  const rows = [...writeRows(RESO_ROWS, estate, locale, (path) => said.add(path))]
  const units = rows.flatMap(([field]) => (AREA_UNITS[field] ? [[AREA_UNITS[field], METRES]] : []))
  const Media = writeMedia(estate, locale, publicUrl)
  noteLost(estate, said, locale, isWhole, notes)
  return {
    ListingKey: textIdOf(estate),
    ...kind,
    ...Object.fromEntries(rows.map(([field, text]) => [field, jsonOf(field, text)])),
    ...Object.fromEntries(units),
    ...(Media.length && { Media }),
  }
}

/** Listings in the RESO Common Format, in English where neither the site nor anybody tells. */
export const writeReso: WriteFormat = async function* (lines, options, notes) {
  const { locale = 'en', publicUrl = '' } = options
  yield `{"@reso.context":${JSON.stringify(CONTEXT)},"value":[`
  let between = '\n'
  for await (const line of lines) {
    if (line.kind !== 'estate') {
      if (line.kind !== 'site') notes.unsaid(`lines of kind ${line.kind}`)
      continue
    }
    const property =
      'data' in line
        ? propertyOf(line.data, line.draft === true, locale, publicUrl, notes)
        : { ListingKey: String(line.delete), StandardStatus: 'Delete' }
    yield between + JSON.stringify(property)
    between = ',\n'
  }
  yield '\n]}\n'
}
