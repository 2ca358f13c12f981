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
  padding: var(--s5);
  border-inline-start: 3px solid var(--brick);
  background: var(--surface);
`
