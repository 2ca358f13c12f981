import type { Locale } from '../../contract/common'
import { TABS, type Tab } from '../../contract/site'
import { fieldsOfTab } from '../catalogue/catalogue'
import { type LabelOverrides, sectionTitle } from '../catalogue/labels'
import { extraFieldRows } from './extraFields'
import { fieldRow } from './fieldRow'
import type { DomainEstate } from './fromApi'
import type { Row, Section } from './types'

const FIELDS = TABS.map((tab) => ({ tab, fields: fieldsOfTab(tab) }))

// The agency's own fields follow the technical ones (docs/decisions/045-extra-fields.md).
const extraRows = (tab: Tab, estate: DomainEstate, locale: Locale): Row[] =>
  tab === 'technical' ? extraFieldRows(estate, locale) : []

/** The tabs of a detail page with their rows; a tab that is hidden by the site or has no row is left out (spec §2). */
export function estateSections(
  estate: DomainEstate,
  locale: Locale,
  hiddenTabs: ReadonlySet<string>,
  labels?: LabelOverrides,
): Section[] {
  return FIELDS.flatMap(({ tab, fields }) => {
    if (hiddenTabs.has(tab)) return []
    const rows = fields.flatMap((field) => fieldRow(estate, field, locale, labels) ?? [])
    rows.push(...extraRows(tab, estate, locale))
    return rows.length ? [{ tab, title: sectionTitle(tab, locale, labels), rows }] : []
  })
}
