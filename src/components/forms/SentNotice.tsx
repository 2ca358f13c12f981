import { useEffect, useRef, type ReactNode } from 'react'
import styled from 'styled-components'

interface Props {
  title: string
  /** Level of the heading among those around it. */
  as?: 'h2' | 'h3'
  children: ReactNode
}

/** What a form came to, in its place; has the focus when it comes. */
export function SentNotice({ title, as: Heading = 'h3', children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel role="status">
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s4);
  max-width: var(--measure);
  padding: var(--s5);
  border: 1px solid var(--moss);
  border-radius: var(--radius);
  background: var(--surface);
  overflow-wrap: anywhere;
  h2,
  h3 {
    /* Led to its heading, one sees where it begins. */
    scroll-margin-top: var(--s6);
    font-size: var(--t28);
  }
`
