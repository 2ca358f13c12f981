import styled from 'styled-components'

/** What was sent, to keep or to print: no copy of it is mailed (docs/decisions/190-no-copy-of-a-question.md). */
export const Said = styled.blockquote`
  max-width: 100%;
  margin: 0;
  padding-left: var(--s4);
  border-left: 3px solid var(--line);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
