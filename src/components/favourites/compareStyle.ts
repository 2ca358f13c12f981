import { css } from 'styled-components'
import { media } from '../../styles/media'

/** Facts in the first column stay in sight while the listings move under them on a narrow window. */
export const compareStyle = css`
  position: relative;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  table {
    table-layout: fixed;
    width: 100%;
    min-width: max-content;
  }
  th,
  td {
    width: 168px;
    min-width: 168px;
    padding: var(--s2) var(--s4) var(--s2) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    padding-bottom: var(--s4);
    font-weight: 600;
    line-height: 1.35;
  }
  thead td,
  th[scope='row'] {
    position: sticky;
    z-index: 1;
    inset-inline-start: calc(-1 * var(--gutter));
    width: 124px;
    min-width: 124px;
    padding-inline: var(--gutter) var(--s3);
    background: var(--paper);
    color: var(--quiet);
    font-size: var(--t14);
    font-weight: 400;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  th[scope='rowgroup'] {
    padding-top: var(--s6);
    font: 440 var(--t22) / 1.25 var(--heading-face);
  }
  th[scope='rowgroup'] span {
    position: sticky;
    inset-inline-start: 0;
  }
  tr[data-differs] td {
    font-weight: 600;
  }
  tr[data-differs] th::before {
    content: '≠' / '';
    display: inline-block;
    width: 1.1em;
    margin-inline-start: -1.1em;
    color: var(--brick);
    font-weight: 700;
  }
  ${media.desktop} {
    margin-inline: 0;
    padding-inline: 0;
    table {
      min-width: 0;
    }
    thead td,
    th[scope='row'] {
      inset-inline-start: 0;
      width: 220px;
      padding-inline: 1.3em var(--s4);
      font-size: 1rem;
    }
    th,
    td {
      width: auto;
      min-width: 0;
      overflow-wrap: break-word;
    }
  }
  @media print {
    overflow: visible;
    margin: 0;
    padding: 0;
    table {
      min-width: 0;
      font-size: 9pt;
    }
    th,
    td {
      width: auto;
      min-width: 0;
    }
    tr {
      break-inside: avoid;
    }
  }
`
