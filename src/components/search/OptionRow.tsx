import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { WALKED } from '../../state/walkedChoices'
import { Finds } from './Finds'

interface Props {
  kind: 'checkbox' | 'radio'
  name: string
  label: string
  /** Listings that choosing this value finds; null when that is not known. */
  count: number | null
  /** Others of the list are chosen: this one adds so many to what they find. */
  adds?: boolean
  /** What the count says to who hears it; of listings when nothing is said. */
  heard?: string
  checked: boolean
  onChange: () => void
}

/** A value to filter by with what it finds. */
export function OptionRow({ kind, name, label, count, adds = false, heard, checked, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // Who goes back to another choice of one among several goes on from that.
  useEffect(() => {
    const at = document.activeElement
    const isBeside = at instanceof HTMLInputElement && at.type === 'radio' && at.name === name
    if (kind === 'radio' && checked && isBeside) input.current?.focus({ preventScroll: true })
  }, [kind, checked, name])
  return (
    <Row>
      <input
        ref={input}
        type={kind}
        name={name}
        checked={checked}
        onChange={onChange}
        {...(kind === 'radio' && WALKED)}
      />
      <span>{label}</span>
      {count !== null && (
        <Count>
          <Finds count={count} adds={adds && !checked} heard={heard} />
        </Count>
      )}
    </Row>
  )
}

const Row = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s3);
  min-height: 44px;
  cursor: pointer;
  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--brick);
  }
  /* A finger that went on leaves what it touched as it is. */
  @media (hover: hover) {
    &:hover {
      color: var(--brick);
    }
  }
`

const Count = styled.span`
  color: var(--quiet);
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
`
