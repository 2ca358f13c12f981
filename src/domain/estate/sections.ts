import type { Locale } from '../../contract/common'
import { TABS, type Tab } from '../../contract/site'
import { fieldsOfTab } from '../catalogue/catalogue'
import { type LabelOverrides, sectionTitle } from '../catalogue/labels'
import { extraFieldRows } from './extraFields'
import { fieldRow } from './fieldRow'
import type { DomainEstate } from './fromApi'
import { rowValuesOf } from './rowValues'
import type { Row, Section } from './types'

const FIELDS = TABS.map((tab) => ({ tab, fields: fieldsOfTab(tab) }))

// The agency's own fields follow the technical ones (docs/decisions/045-extra-fields-rooms-videos.md).
const extraRows = (tab: Tab, estate: DomainEstate, locale: Locale): Row[] =>
  tab === 'technical' ? extraFieldRows(estate, locale) : []

/** The tabs of a detail page with their rows; a tab that is hidden by the site or has no row is left out (spec §2). */
export function estateSections(
  estate: DomainEstate,
  locale: Locale,
  hiddenTabs: ReadonlySet<string>,
  labels?: LabelOverrides,
): Section[] {
  const tell = rowValuesOf(estate, locale)
  const sections: Section[] = []
  for (const { tab, fields } of FIELDS) {
    if (hiddenTabs.has(tab)) continue
    const rows: Row[] = []
    for (const field of fields) {
      const told = tell(field)
      if (told) rows.push(fieldRow(field, told, estate, locale, labels))
    }
    rows.push(...extraRows(tab, estate, locale))
    if (rows.length) sections.push({ tab, title: sectionTitle(tab, locale, labels), rows })
  }
  return sections
}
