import type { ReactNode } from 'react'
import styled from 'styled-components'

/** What a search asks for, one beside the other. */
export function SearchChips({ label, children }: { label: string; children: ReactNode }) {
  return <Line aria-label={label}>{children}</Line>
}

const Line = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  min-height: 32px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    max-width: 100%;
  }
`

/** A condition that only is said. */
export const Chip = styled.li`
  min-height: 32px;
  padding: 3px var(--s3);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--t14);
`
