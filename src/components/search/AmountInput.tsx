import { useId, useState } from 'react'
import styled from 'styled-components'
import { decimal } from '../../domain/format/number'
import { TextInput } from './fieldParts'

interface Props {
  label: string
  value: number | undefined
  /** The bound of what there is. */
  hint: string
  onCommit: (value: number | undefined) => void
}

/** Digits of what was typed, `€ 250.000` or `250000`; undefined when there are none. */
const amountOf = (text: string): number | undefined => {
  const digits = text.replace(/,\d*$/, '').replace(/\D/g, '')
  return digits ? Number(digits) : undefined
}

/** A whole amount, taken over on Enter or when the visitor goes on. */
export function AmountInput({ label, value, hint, onCommit }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string>()

  function commit() {
    if (draft === undefined) return
    setDraft(undefined)
    const amount = amountOf(draft)
    if (amount !== value) onCommit(amount)
  }

  return (
    <div>
      <Name htmlFor={id}>{label}</Name>
      <TextInput
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder={hint}
        value={draft ?? (value === undefined ? '' : decimal(Math.ceil(value)))}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </div>
  )
}

const Name = styled.label`
  display: block;
  color: var(--quiet);
  font-size: var(--t14);
`
