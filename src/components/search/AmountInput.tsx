import { useEffect, useEffectEvent, useId, useState } from 'react'
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
  /** It is only counted until it is applied: what it finds is told while it is typed. */
  isDraft?: boolean | undefined
  /** Whether an amount may be counted before it is written to its end: 2 of 200.000 would take off a lowest price of 100.000. */
  isSafe?: (value: number | undefined) => boolean
  onCommit: (value: number | undefined) => void
}

/** Milliseconds without a key after which an amount is counted as it stands. */
const PAUSE = 400

/** A whole amount, taken over on Enter or when the visitor goes on. */
export function AmountInput({
  label,
  value,
  hint,
  figure,
  isDraft = false,
  isSafe = () => true,
  onCommit,
}: Props) {
  const id = useId()
  const [draft, setDraft] = useState<string>()

  function take(text: string) {
    const amount = typedAmount(text)
    if (amount !== value) onCommit(amount)
  }
  function commit() {
    if (draft === undefined) return
    setDraft(undefined)
    take(draft)
  }
  const count = useEffectEvent((text: string) => isSafe(typedAmount(text)) && take(text))

  useEffect(() => {
    if (!isDraft || draft === undefined) return
    const pause = setTimeout(() => count(draft), PAUSE)
    return () => clearTimeout(pause)
  }, [isDraft, draft])

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
