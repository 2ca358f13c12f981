import { blankEstate, finishEstate } from '../finish'
import type { EstateLine, ReadFormat, ReadOptions } from '../format'
import { headTypeOf, subTypeOf, transactionOf } from '../kinds'
import type { Notes } from '../notes'
import { isRecord } from '../paths'
import { Facts, noteLeft, readRows } from '../rows'
import { type Property, withAreas } from './areas'
import { readKind, standingOf } from './kind'
import { readMedia } from './media'
import { RESO_ROWS } from './rows'

/** Bytes of a file, which is read as a whole: JSON ends where it ends. */
const MOST_BYTES = 400 * 1024 * 1024

/** What a property says as texts by field; a list of values as one text, what stands deeper by its way. */
function factsOf(property: Property, above = ''): Map<string, string> {
  const facts = new Map<string, string>()
  for (const [name, value] of Object.entries(property)) {
    if (name.startsWith('@') || (!above && name === 'Media')) continue
    if (isRecord(value))
      for (const [place, text] of factsOf(value, `${above}${name}/`)) facts.set(place, text)
    else if (Array.isArray(value))
      facts.set(`${above}${name}`, value.filter((each) => !isRecord(each)).join(', '))
    else if (value !== null) facts.set(`${above}${name}`, String(value))
  }
  return facts
}

function readProperty(
  property: Property,
  { ids, locale = 'en' }: ReadOptions,
  notes: Notes,
): EstateLine | undefined {
  const facts = new Facts(factsOf(withAreas(property, notes)))
  const textId = facts.take('ListingKey') ?? facts.look('ListingId')
  const what = `Listing ${facts.look('ListingId') ?? textId ?? '?'}`
  if (!textId) {
    notes.refused(what, 'has no ListingKey')
    return undefined
  }
  const id = ids.of(textId)
  const { standing, isWhole } = standingOf(facts.look('StandardStatus'))
  if (isWhole) facts.take('StandardStatus')
  if (standing === 'removed') return { kind: 'estate', delete: id }
  const kind = readKind(facts.look('PropertyType') ?? '', facts.look('PropertySubType') ?? '', standing)
  if (!kind) {
    notes.refused(what, 'has no PropertyType that is known', id)
    return undefined
  }
  facts.take('PropertyType')
  if (kind.isSubTypeSaid) facts.take('PropertySubType')
  const subType = kind.subType === undefined ? undefined : subTypeOf(kind.subType)
  const estate = blankEstate({
    id,
    ...(kind.type === 'PROJECT' && { project: true }),
    headType: headTypeOf(kind.type),
    ...(subType && { subType }),
    transaction: transactionOf(kind.status),
  })
  readRows(RESO_ROWS, facts, estate, locale)
  const { pictures, videos } = readMedia(property['Media'], locale, notes)
  estate.pictures = pictures
  if (videos.length) estate.videos = videos
  if (textId !== String(id)) estate.listing = { ...estate.listing, external_id: textId }
  const place = { zip: 'PostalCode', city: 'City', position: 'Latitude, Longitude' }
  if (!finishEstate(estate, what, place, notes)) return undefined
  noteLeft(facts, what, notes)
  return { kind: 'estate', data: estate, ...(standing === 'draft' && { draft: true }) }
}

/** The properties of an answer of a RESO Web API, of a file in the RESO Common Format, or of a bare list. */
function propertiesOf(text: string): Property[] {
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    throw new Error(`The file is not JSON: ${(error as Error).message}`)
  }
  const list = isRecord(value) ? (value['value'] ?? [value]) : value
  if (!Array.isArray(list) || !list.every(isRecord))
    throw new Error('The file is none of this format: it has no list of properties, nor "value" with one')
  return list
}

/** RESO Data Dictionary as JSON: each Property with its Media is a line, one that was taken off a removal, one to come a draft. */
export const readReso: ReadFormat = async function* (file, options, notes) {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of file) {
    size += part.length
    if (size > MOST_BYTES)
      throw new Error(`The file is longer than ${MOST_BYTES / 1024 / 1024} MB: take it in parts`)
    parts.push(part)
  }
  for (const property of propertiesOf(Buffer.concat(parts).toString('utf8'))) {
    const line = readProperty(property, options, notes)
    if (line) yield line
  }
}
