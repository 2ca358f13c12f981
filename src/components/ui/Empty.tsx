import type { ReactNode } from 'react'
import styled from 'styled-components'

interface Props {
  /** What is not there, in one sentence. */
  title: string
  children?: ReactNode
}

/** An empty place: a sentence and the next step. */
export function Empty({ title, children }: Props) {
  return (
    <Box>
      <Title>{title}</Title>
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s4);
  padding-block: var(--s6) var(--s7);
  border-top: 1px solid var(--line);
`

const Title = styled.p`
  font: 440 var(--t28) / 1.25 var(--heading-face);
`
