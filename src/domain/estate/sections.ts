import type { Locale } from '../../contract/common'
import { TABS, type Tab } from '../../contract/tabs'
import { fieldsOfTab } from '../catalogue/catalogue'
import { type LabelOverrides, sectionTitle, viewWord } from '../catalogue/labels'
import { isAboutFlooding } from '../rules/flooding'
import { extraFieldRows } from './extraFields'
import { farRows } from './distances'
import { fieldRow } from './fieldRow'
import type { DomainEstate } from './fromApi'
import { rowValuesOf } from './rowValues'
import type { Row, Section } from './types'

const FIELDS = TABS.flatMap((tab) => {
  const fields = fieldsOfTab(tab)
  const flooding = fields.filter(({ path }) => isAboutFlooding(path))
  const others = { tab, part: tab, fields: fields.filter((field) => !flooding.includes(field)) }
  return flooding.length ? [others, { tab, part: 'flooding' as const, fields: flooding }] : [others]
})

// The agency's own fields follow the technical ones (docs/decisions/045-extra-fields-rooms-videos.md).
const extraRows = (tab: Tab, estate: DomainEstate, locale: Locale): Row[] =>
  tab === 'technical' ? extraFieldRows(estate, locale) : []

/**
 * The tabs of a detail page with their rows; a tab that is hidden by the site or has no row is left out (spec §2). What a tab tells
 * of flooding follows it under a heading of its own.
 */
export function estateSections(
  estate: DomainEstate,
  locale: Locale,
  hiddenTabs: ReadonlySet<string>,
  labels?: LabelOverrides,
): Section[] {
  const tell = rowValuesOf(estate, locale)
  const sections: Section[] = []
  for (const { tab, part, fields } of FIELDS) {
    if (hiddenTabs.has(tab)) continue
    const rows: Row[] = []
    for (const field of fields) {
      const told = tell(field)
      if (told) rows.push(fieldRow(field, told, estate, locale, labels))
    }
    if (part === tab) rows.push(...extraRows(tab, estate, locale))
    const title =
      part === 'flooding' ? viewWord('flooding', locale, labels) : sectionTitle(part, locale, labels)
    const far = farRows(rows)
    if (rows.length) sections.push({ tab: part, title, rows, ...(far && { far }) })
  }
  return sections
}
