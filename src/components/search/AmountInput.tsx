import { useId, useState } from 'react'
import styled from 'styled-components'
import { TextInput } from './fieldParts'

interface Props {
  label: string
  value: number | undefined
  /** The bound of what there is. */
  hint: string
  /** An amount as it is written without its unit. */
  figure: (amount: number) => string
  onCommit: (value: number | undefined) => void
}

/** Digits of what was typed, `€ 250.000` or `250000`; undefined when there are none. */
const amountOf = (text: string): number | undefined => {
  const digits = text.replace(/,\d*$/, '').replace(/\D/g, '')
  return digits ? Number(digits) : undefined
}

/** A whole amount, taken over on Enter or when the visitor goes on. */
export function AmountInput({ label, value, hint, figure, onCommit }: Props) {
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
        value={draft ?? (value === undefined ? '' : figure(Math.ceil(value)))}
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
