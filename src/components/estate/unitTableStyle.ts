import { css } from 'styled-components'
import { media } from '../../styles/media'

/** Px that all columns need beside each other, in the language with the longest words. */
const NEEDED = 745

const stacked = `@container units (max-width: ${NEEDED - 0.02}px)`

/** Around the table: what room there is decides, not the window, of which contact may take a part. */
export const unitRoom = css`
  @media screen {
    container: units / inline-size;
  }
`

/** A timetable of units; where there is no room for it each unit is a short list of its own, under a row of ways to sort. */
export const unitTableStyle = css`
  margin-top: var(--s4);
  font-size: var(--t14);
  th,
  td {
    padding: var(--s3) var(--s3) var(--s3) 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }
  tr > :last-child {
    padding-inline-end: 0;
  }
  thead th {
    padding-block: 0;
    color: var(--quiet);
    font-weight: 400;
  }
  thead button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    white-space: nowrap;
  }
  thead button:hover,
  th[aria-sort] button {
    color: var(--ink);
    font-weight: 600;
  }
  td > span {
    display: none;
  }
  tbody th {
    font-weight: 600;
  }
  /* Whoever comes back to a row sees those above it too. */
  tbody tr {
    position: relative;
    scroll-margin-top: 40vh;
  }
  tbody a {
    display: inline-block;
    min-width: 24px;
    padding-block: 2px;
  }
  /* The whole row leads to the unit. */
  tbody a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  [data-column='price'],
  [data-column='area'],
  [data-column='terrace'],
  [data-column='status'],
  [data-column='floor'] {
    white-space: nowrap;
  }
  [data-column='keep'] {
    width: 44px;
    padding-block: 0;
    vertical-align: middle;
    button {
      position: relative;
      background: none;
    }
  }
  tbody tr[data-sold='false'] td[data-column='price'] {
    font-weight: 600;
  }
  tr[data-sold='true'] {
    color: var(--quiet);
    a {
      text-decoration: line-through;
    }
  }
  ${media.desktop} {
    tbody tr[data-sold='false']:hover {
      background: var(--sand);
    }
  }
  ${stacked} {
    display: block;
    font-size: inherit;
    thead,
    tbody {
      display: block;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--s5);
    }
    thead th {
      border: 0;
    }
    thead th[data-sorts='false'] {
      display: none;
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
      gap: var(--s1) var(--s4);
      padding-block: var(--s4);
      border-top: 1px solid var(--line);
    }
    tbody th,
    tbody td {
      padding: 0;
      border: 0;
    }
    tbody [data-column] {
      white-space: normal;
    }
    tbody th {
      grid-column: 1 / -1;
      padding-inline-end: 48px;
      font-size: var(--t18);
    }
    tbody [data-column='keep'] {
      position: absolute;
      inset-block-start: var(--s2);
      inset-inline-end: 0;
    }
    td > span {
      display: block;
      color: var(--quiet);
      font-size: var(--t14);
      font-weight: 400;
      line-height: 1.3;
    }
    td[data-empty='true'] {
      display: none;
    }
  }
`
