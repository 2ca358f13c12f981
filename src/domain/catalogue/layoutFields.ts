import { fieldsOf, type FieldRow } from './field'

const area = (path: string): FieldRow => ({ path, format: 'area' })

/** `bedroom` and 3 make `bedroom1` … `bedroom3`. */
const numbered = (room: string, count: number) =>
  Array.from({ length: count }, (_, index) => area(`${room}${index + 1}`))

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
    ...numbered('upper_floor', 4),
    area('terrace'),
    ...numbered('custom', 10),
  ],
})
