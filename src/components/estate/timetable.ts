import { css } from 'styled-components'

/** A row of label and value. */
export const timetableRow = css`
  display: grid;
  /* A label keeps its longest word whole, a value its line when the label leaves room. */
  grid-template-columns: minmax(min-content, 1fr) fit-content(60%);
  @media (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);
    dd {
      text-align: start;
    }
  }
  align-content: start;
  align-items: baseline;
  column-gap: var(--s3);
  padding-block: var(--s2);
  border-bottom: 1px solid var(--line);
  break-inside: avoid;
`

export const timetableValue = css`
  margin: 0;
  /* An amount stays whole beside a long label, however large the text. */
  min-width: min(6em, 50%);
  overflow-wrap: anywhere;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: pre-line;
`

/** Rows of label and value with lines between them, in two columns where there is room. */
export const timetable = css`
  margin: var(--s4) 0 0;
  font-variant-numeric: tabular-nums;
  container-type: inline-size;
  & > div {
    ${timetableRow}
  }
  dt {
    color: var(--quiet);
    overflow-wrap: break-word;
    hyphens: auto;
  }
  dd {
    ${timetableValue}
  }
  & > div[data-wide='true'] {
    display: block;
    dd {
      max-width: var(--measure);
      text-align: start;
    }
  }
`
