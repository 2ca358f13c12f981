import { useState } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { EstateFilters } from '../../contract/search'
import { nameIn } from '../../domain/localized'
import { chosenKinds, subTypeName, withKindToggled, withTypeToggled } from '../../domain/search/kinds'
import { useLocale } from '../../i18n/useLocale'
import { Field, FieldName } from './fieldParts'
import { OptionRow } from './OptionRow'
import type { FieldProps } from './searchFields'

type HeadType = EstateFilters['headTypes'][number]

/** Types and, of a chosen one, its kinds (docs/decisions/448-a-type-beside-kinds.md). */
export function TypeField({ filter, options, change }: FieldProps) {
  const { t } = useTexts('filter')
  const locale = useLocale()
  const { headTypes } = options
  const { whole, kinds } = chosenKinds(filter)
  /** Types whose kinds were chosen from here: they stay in sight, and with them what has the focus, when none is left. */
  const [kept, setKept] = useState<readonly number[]>([])
  const hasKinds = ({ subTypes: own }: HeadType) => own.some(({ id }) => kinds.includes(id))
  const isOpen = (type: HeadType) =>
    type.subTypes.length > 1 && (whole.includes(type.id) || kept.includes(type.id) || hasKinds(type))
  const isOther = (type: HeadType) =>
    whole.some((id) => id !== type.id) || kinds.some((kind) => !type.subTypes.some(({ id }) => id === kind))

  function toggleType(id: number) {
    setKept(kept.filter((one) => one !== id))
    change(withTypeToggled(filter, id, headTypes))
  }

  function toggleKind(of: number, id: number) {
    setKept([...kept, of])
    change(withKindToggled(filter, of, id, headTypes))
  }

  return (
    <Field>
      <FieldName>{t('filter.type')}</FieldName>
      {headTypes.map((type) => (
        <div key={type.id}>
          <OptionRow
            kind="checkbox"
            name="type"
            label={nameIn(type.name, locale)}
            count={type.count}
            adds={isOther(type) && !hasKinds(type)}
            checked={whole.includes(type.id)}
            onChange={() => toggleType(type.id)}
          />
          {isOpen(type) && (
            <SubTypes role="group" aria-label={t('filter.kindsOf', { type: nameIn(type.name, locale) })}>
              {/* Always one line: what is below it stays where it is when a kind is chosen. */}
              <Said>{t(whole.includes(type.id) ? 'filter.kindsAll' : 'filter.kindsChosen')}</Said>
              {type.subTypes.map(({ id, count }) => (
                <OptionRow
                  key={id}
                  kind="checkbox"
                  name="subType"
                  label={subTypeName(id, headTypes, locale)}
                  count={count}
                  adds={!whole.includes(type.id) && kinds.length + whole.length > 0}
                  checked={kinds.includes(id)}
                  onChange={() => toggleKind(type.id, id)}
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

const Said = styled.p`
  overflow: hidden;
  color: var(--quiet);
  font-size: var(--t14);
  text-overflow: ellipsis;
  white-space: nowrap;
`
