import { useId } from 'react'
import styled from 'styled-components'

interface CountedOption {
  value: string
  label: string
  count: number
  /** Heading it stands under. */
  group?: string
}

interface Props {
  label: string
  /** Said of choosing nothing. */
  any: string
  value: string
  options: readonly CountedOption[]
  onChange: (value: string) => void
  /** How a count is said; in brackets when nothing is. */
  say?: (count: number) => string
}

/** One value of many, each with how many units it finds. */
export function CountedSelect({ label, any, value, options, onChange, say }: Props) {
  const id = useId()
  const groups = [...new Set(options.map(({ group }) => group ?? ''))]
  const of = (group: string) =>
    options
      .filter((option) => (option.group ?? '') === group)
      .map((option) => (
        <option key={option.value} value={option.value}>
          {say ? `${option.label}, ${say(option.count)}` : `${option.label} (${option.count})`}
        </option>
      ))
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {groups.map((group) =>
          group ? (
            <optgroup key={group} label={group}>
              {of(group)}
            </optgroup>
          ) : (
            of(group)
          ),
        )}
      </select>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s2);
  label {
    font-weight: 600;
  }
  select {
    width: 100%;
    min-height: 44px;
    padding: 0 var(--s3);
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
  }
`
