import type { ReactNode } from 'react'
import styled from 'styled-components'

interface Props {
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A sentence about what is or is not there, and the next step. */
export function Notice({ role, children }: Props) {
  return <Box {...(role ? { role } : {})}>{children}</Box>
}

const Box = styled.div`
  max-width: var(--measure);
  padding: var(--s4) var(--s5);
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--brick);
  border-radius: var(--radius);
  background: var(--surface);
`
