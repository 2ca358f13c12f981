import { ROOM_TYPE_ID } from '../../contract/ids'
import { LOCALES } from '../../contract/locales'
import { fieldLabel } from '../catalogue/labels'
import type { DomainEstate } from '../estate/fromApi'

type Room = NonNullable<DomainEstate['layout']>['rooms'][number]

const LAYOUT = 'listing.layout.'
const plain = (name: string) =>
  name
    .replace(/[\s\d]+$/, '')
    .trim()
    .toLocaleLowerCase()

/** `listing.layout.bedroom3` is the third of its kind, `listing.layout.hall` the only one. */
function kindOf(path: string): { kind: string; number: number } {
  const [, kind = '', number = '1'] = /^(.*?)(\d*)$/.exec(path.slice(LAYOUT.length)) ?? []
  return { kind, number: Number(number || 1) }
}

/** Numbers of room types, as far as the spec names them. */
const typeIdOf = (kind: string) => (ROOM_TYPE_ID as Readonly<Record<string, number>>)[kind]

const namesOf = (path: string) => new Set(LOCALES.map((locale) => plain(fieldLabel(path, locale))))

/** Whether a room is what a field of the layout is about: by the number of its type, else by its name. */
function isOfField(path: string): (room: Room) => boolean {
  const typeId = typeIdOf(kindOf(path).kind)
  const names = namesOf(path)
  return (room) =>
    room.typeId === typeId || LOCALES.some((locale) => names.has(plain(room.label[locale] ?? '')))
}

/**
 * Whether the list of rooms tells the surface of a field of the layout: a room of the same kind has it. A room stands for one field: of
 * two bathrooms of the same size only one is told by it.
 */
export function isToldByRoom(estate: DomainEstate, path: string, surface: number): boolean {
  const rooms = (estate.layout?.rooms ?? [])
    .filter((room) => room.surface === surface)
    .filter(isOfField(path))
  const { kind, number } = kindOf(path)
  const layout: Readonly<Record<string, unknown>> = estate.listing?.layout ?? {}
  const before = Array.from({ length: number - 1 }, (_, index) => layout[`${kind}${index + 1}`])
  return rooms.length > before.filter((other) => other === surface).length
}
