import styled from 'styled-components'

/** Leads who goes by the keyboard past what stands before; it is seen while it has the focus, above what is there. */
export const SkipLink = styled.a`
  position: absolute;
  z-index: 40;
  padding: var(--s3) var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  @media print {
    display: none;
  }
`
