import { ROOM_TYPE_ID } from '../../contract/ids'
import type { Locale } from '../../contract/common'
import { type LabelOverrides, viewWord } from '../catalogue/labels'
import { area } from '../format/measure'
import { nameIn, textIn } from '../localized'
import { floorForm } from './floor'
import type { DomainEstate } from './fromApi'
import { positive } from './positive'
import type { RoomGroup } from './types'

type Room = NonNullable<DomainEstate['layout']>['rooms'][number]

const byLevelThenSort = (a: Room, b: Room) =>
  a.floor.level - b.floor.level || a.floor.id - b.floor.id || a.sort - b.sort

function roomView(room: Room, locale: Locale, labels?: LabelOverrides): RoomGroup['rooms'][number] {
  const surface = area(positive(room.surface))
  const comment = textIn(room.comment, locale)
  return {
    name: nameIn(room.label, locale),
    ...(surface && { surface }),
    ...(comment && { comment }),
    ...(room.common && { common: viewWord('commonRoom', locale, labels) }),
  }
}

/** The rooms, a group for each floor, lowest floor first and each floor in its own order (spec §3). */
export function roomGroups(estate: DomainEstate, locale: Locale, labels?: LabelOverrides): RoomGroup[] {
  const named = (estate.layout?.rooms ?? []).filter((room) => nameIn(room.label, locale))
  const groups = new Map<number, RoomGroup>()
  for (const room of [...named].sort(byLevelThenSort)) {
    const group = groups.get(room.floor.id) ?? {
      floor: floorForm(nameIn(room.floor.name, locale), locale),
      rooms: [],
    }
    group.rooms.push(roomView(room, locale, labels))
    groups.set(room.floor.id, group)
  }
  return [...groups.values()]
}

export type CountedRoom = Exclude<keyof typeof ROOM_TYPE_ID, 'terrace'>

/** How many rooms of a type the layout has (spec §3: counters by room type id). */
export function roomCount(estate: DomainEstate, room: CountedRoom): number {
  return (estate.layout?.rooms ?? []).filter(({ typeId }) => typeId === ROOM_TYPE_ID[room]).length
}

/** m² of all terraces together; 0 when there is none or none was measured. */
export function terraceSurface(estate: DomainEstate): number {
  const terraces = (estate.layout?.rooms ?? []).filter(({ typeId }) => typeId === ROOM_TYPE_ID.terrace)
  return terraces.reduce((sum, { surface }) => sum + (surface ?? 0), 0)
}
