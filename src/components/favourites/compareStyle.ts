import { css } from 'styled-components'
import { fadingEnd } from '../../styles/fadingRow'
import { media } from '../../styles/media'

/** Column of what is compared, and on a narrow window that of a listing: a long word of it finds room. */
export const FACT_WIDTH = '272px'
export const LISTING_WIDTH = 'minmax(152px, 1fr)'

/**
 * A table from a desktop's width. On a narrow window each fact stands above its values, so that no long word of it is
 * broken and two listings fit a phone; it stays in sight while more of them move under it.
 */
export const compareStyle = css`
  position: relative;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--gutter));
  padding-inline: var(--gutter);
  table {
    table-layout: fixed;
    width: 100%;
  }
  th,
  td {
    padding: var(--s2) var(--s4) var(--s2) 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: break-word;
    hyphens: auto;
    text-align: start;
    vertical-align: top;
  }
  thead th {
    padding-bottom: var(--s4);
    font-weight: 600;
    line-height: 1.35;
  }
  th[scope='row'] {
    color: var(--quiet);
    font-size: var(--t14);
    font-weight: 400;
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
    color: var(--brick);
    font-weight: 700;
  }
  ${media.belowDesktop} {
    ${fadingEnd}
    th,
    td {
      padding-right: var(--s3);
    }
    tr {
      display: grid;
      grid-template-columns: repeat(var(--listings), ${LISTING_WIDTH});
    }
    thead td,
    th[scope='rowgroup'],
    th[scope='row'] {
      grid-column: 1 / -1;
    }
    thead td {
      padding: 0;
      border: 0;
    }
    th[scope='row'] {
      position: sticky;
      inset-inline-start: 0;
      justify-self: start;
      padding-block: var(--s3) 0;
      border: 0;
    }
    td {
      padding-top: 2px;
    }
  }
  ${media.desktop} {
    margin-inline: 0;
    padding-inline: 0;
    thead td,
    th[scope='row'] {
      position: sticky;
      z-index: 1;
      inset-inline-start: 0;
      width: ${FACT_WIDTH};
      padding-inline: 1.1em var(--s4);
      background: var(--paper);
    }
    tr[data-differs] th::before {
      margin-inline-start: -1.1em;
    }
  }
  @media print {
    overflow: visible;
    margin: 0;
    padding: 0;
    table {
      font-size: 9pt;
    }
    tr {
      display: table-row;
      break-inside: avoid;
    }
    thead td,
    th[scope='row'] {
      position: static;
      width: auto;
      padding-block: var(--s2);
      border-bottom: 1px solid var(--line);
    }
  }
`
