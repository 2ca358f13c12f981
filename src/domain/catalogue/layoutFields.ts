import { fieldsOf, type FieldRow } from './field'

const area = (path: string): FieldRow => ({ path, format: 'area', hiddenWhen: ['sameAsRoom'] })
/** A part of the house that is no room of its own. */
const part = (path: string): FieldRow => ({ path, format: 'area' })

/** `bedroom` and 3 make `bedroom1` … `bedroom3`. */
const numbered = (room: string, count: number, row = area) =>
  Array.from({ length: count }, (_, index) => row(`${room}${index + 1}`))

/** Surfaces of rooms by name (spec §3 Room lists). */
export const LAYOUT_FIELDS = fieldsOf({
  under: 'listing.layout',
  group: 'layout',
  tab: 'dimensions',
  rows: [
    area('hall'),
    area('living'),
    area('dining'),
    ...numbered('kitchen', 2),
    area('office'),
    area('veranda'),
    area('laundry'),
    area('storage'),
    area('cellar'),
    area('garage'),
    area('night_hall'),
    ...numbered('bedroom', 7),
    area('dressing'),
    ...numbered('bathroom', 3),
    ...numbered('toilet', 2),
    ...numbered('attic', 2),
    { ...part('upper_floor1'), sameAs: 'listing.construction.first_floor_surface' },
    { ...part('upper_floor2'), sameAs: 'listing.construction.second_floor_surface' },
    { ...part('upper_floor3'), sameAs: 'listing.construction.third_floor_surface' },
    part('upper_floor4'),
    { ...part('terrace'), sameAs: 'listing.other.terrace_surface' },
    ...numbered('custom', 10, part),
  ],
})
