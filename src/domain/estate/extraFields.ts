import type { Locale } from '../../contract/common'
import { decimal } from '../format/number'
import { yesNo } from '../format/yesNo'
import { nameIn, textIn } from '../localized'
import type { DomainEstate } from './fromApi'
import type { Row } from './types'

type ExtraField = NonNullable<DomainEstate['extraFields']>[number]

const isText = (type: string | undefined) => /^(BIG)?TEXT$/i.test(type ?? '')

function valueText({ type, value, value_lang_string }: ExtraField, locale: Locale): string {
  if (isText(type)) return textIn(value_lang_string, locale) ?? ''
  if (typeof value === 'boolean') return yesNo(value, locale)
  return typeof value === 'number' ? decimal(value) : (value ?? '')
}

/** The agency's own fields: texts by language, everything else by its value (spec §3). */
export function extraFieldRows(estate: DomainEstate, locale: Locale): Row[] {
  return (estate.extraFields ?? []).flatMap((field) => {
    const label = nameIn(field.label, locale)
    const value = valueText(field, locale)
    return label && value ? [{ key: `extraFields.${field.extra_field_autoid}`, label, value }] : []
  })
}
