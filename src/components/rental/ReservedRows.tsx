import type { ReactNode } from 'react'
import styled from 'styled-components'

/** What was reserved: on each line what it is called and what it is. */
export function ReservedRows({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Rows>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Rows>
  )
}

const Rows = styled.dl`
  display: grid;
  gap: var(--s2);
  margin: 0;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s4);
    padding-top: var(--s2);
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--quiet);
  }
  /* Also on a line of its own, where it has no room beside its name. */
  dd {
    margin: 0 0 0 auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`
