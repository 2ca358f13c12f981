import styled, { createGlobalStyle, css } from 'styled-components'
import { media } from '../../styles/media'

/** Eight columns to read and four beside them that stay in sight; on phones one after the other. */
export const DetailColumns = styled.div`
  display: grid;
  gap: var(--s7) var(--s8);
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--s3);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
    > * {
      grid-column: 1;
    }
  }
  @media print {
    display: block;
    > * + * {
      margin-top: 4mm;
    }
  }
`

/** The box of what stands beside the columns. */
export const asideBox = css`
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`

export const DetailAside = styled.aside`
  display: grid;
  gap: var(--s5);
  align-content: start;
  p {
    max-width: none;
  }
  ${media.desktop} {
    position: sticky;
    top: calc(var(--header) + var(--s5));
    grid-area: 1 / 2 / span var(--parts);
    align-self: start;
    ${asideBox}
  }
  @media print {
    display: flex;
    justify-content: space-between;
    padding: 0;
    border: 0;
  }
`

/** One calm A4: name, price, three pictures, facts; nothing that only a screen can do. */
export const DetailPaper = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 12mm; }
    body { font-size: 8.5pt; line-height: 1.35; }
    main { padding: 0; min-height: 0; }
    h1 { font-size: 20pt; }
    h2 { font-size: 11pt; }
    h3 { font-size: 9pt; }
    section { break-inside: avoid; }
    body footer { display: none; }
  }
`
