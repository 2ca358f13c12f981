import styled from 'styled-components'

/** A text whose headings are numbered, so that one can point to them; keeps parts together on paper. */
export const Numbered = styled.div`
  display: grid;
  gap: var(--s6);
  counter-reset: part;
  section {
    padding-top: var(--s5);
    border-top: 1px solid var(--line);
    break-inside: avoid;
  }
  section h2 {
    font-size: var(--t22);
  }
  section h2::before {
    counter-increment: part;
    content: counter(part) '. ';
    color: var(--quiet);
  }
`
