import { useId, useState } from 'react'
import styled from 'styled-components'
import { typedAmount } from '../../domain/search/typedAmount'
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

/** A whole amount, taken over on Enter or when the visitor goes on. */
export function AmountInput({ label, value, hint, figure, onCommit }: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string>()

  function commit() {
    if (draft === undefined) return
    setDraft(undefined)
    const amount = typedAmount(draft)
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
