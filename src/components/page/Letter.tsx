import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../styles/media'

interface Props {
  title: string
  text?: string
  children?: ReactNode
  /** Stands beside the letter on a wide screen. */
  aside?: ReactNode
}

/** A page that speaks to one visitor: a heading, a sentence, the next step, in one calm column. */
export function Letter({ title, text, children, aside }: Props) {
  return (
    <Sheet>
      <Column>
        <h1>{title}</h1>
        {text && <Text>{text}</Text>}
        {children}
      </Column>
      {aside && <Aside>{aside}</Aside>}
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  gap: var(--s7) var(--s5);
  padding-block: clamp(16px, 5vw, 72px);
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
  }
`

const Column = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--s5);
`

const Text = styled.p`
  max-width: 34em;
  font-size: var(--t18);
`

const Aside = styled.div`
  padding-top: var(--s4);
  border-top: 1px solid var(--ink);
`
