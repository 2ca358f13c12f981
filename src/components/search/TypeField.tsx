import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { EstateFilters } from '../../contract/search'
import { nameIn } from '../../domain/localized'
import { subTypeName } from '../../domain/search/kinds'
import { useLocale } from '../../i18n/useLocale'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import { toggled, type FieldProps } from './searchFields'

type HeadType = EstateFilters['headTypes'][number]

/**
 * Types and, of a chosen one, its subtypes. Both conditions must hold (docs/decisions/060), so that choosing a subtype
 * takes the types off, and the other way round.
 */
export function TypeField({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const types = filter.type ?? []
  const subTypes = filter.subType ?? []
  /** Types whose kinds were chosen from here: they stay in sight, and with them what has the focus, when none is left. */
  const [kept, setKept] = useState<readonly number[]>([])
  const isOpen = ({ id, subTypes: own }: HeadType) =>
    own.length > 1 &&
    (types.includes(id) || kept.includes(id) || own.some((one) => subTypes.includes(one.id)))

  function toggleType(id: number) {
    setKept(kept.filter((one) => one !== id))
    change({ type: toggled(types, id), subType: undefined })
  }

  function toggleSubType(of: number, id: number) {
    setKept([...kept, of])
    change({ subType: toggled(subTypes, id), type: undefined })
  }

  return (
    <Field>
      <FieldName>{t('filter.type')}</FieldName>
      {options.headTypes.map((type) => (
        <div key={type.id}>
          <OptionRow
            kind="checkbox"
            name="type"
            label={nameIn(type.name, locale)}
            count={type.count}
            adds={types.length > 0}
            checked={types.includes(type.id)}
            onChange={() => toggleType(type.id)}
          />
          {isOpen(type) && (
            <SubTypes role="group" aria-label={t('filter.kindsOf', { type: nameIn(type.name, locale) })}>
              {type.subTypes.map(({ id, count }) => (
                <OptionRow
                  key={id}
                  kind="checkbox"
                  name="subType"
                  label={subTypeName(id, options.headTypes, locale)}
                  count={count}
                  adds={subTypes.length > 0}
                  checked={subTypes.includes(id)}
                  onChange={() => toggleSubType(type.id, id)}
                />
              ))}
            </SubTypes>
          )}
        </div>
      ))}
    </Field>
  )
}

const SubTypes = styled.div`
  margin: 0 0 var(--s2) 9px;
  padding-inline-start: 22px;
  border-inline-start: 1px solid var(--line);
`
