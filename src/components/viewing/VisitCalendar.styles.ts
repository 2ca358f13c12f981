import styled from 'styled-components'
import { Grid } from '../rental/Calendar.styles'
import { labelRadio } from '../ui/labelRadio'

/** Each day is a box of its own. */
export const DayGrid = styled(Grid)`
  border-spacing: 3px;
`

/** A day: those that can be chosen are boxes that look like something to press, the others bare and light, but readable. */
export const DayCell = styled.td`
  height: 44px;
  padding: 0;
  border: 2px solid transparent;
  border-radius: var(--radius);
  color: var(--quiet);
  text-align: center;
  cursor: default;
  &[aria-disabled='false'] {
    border-color: var(--moss);
    background: color-mix(in srgb, var(--moss) 14%, var(--surface));
    color: var(--ink);
    font-weight: 700;
    cursor: pointer;
  }
  &[aria-disabled='false']:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[aria-selected='true'] {
    border-color: var(--brick);
    background: var(--brick);
    color: var(--on-brick);
  }
  &:focus-visible {
    outline-offset: -2px;
    outline-color: var(--ink);
  }
  &[aria-selected='true']:focus-visible {
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    /* Borders are drawn there, transparent ones too. */
    border-color: Canvas;
    &[aria-disabled='true'] {
      color: GrayText;
    }
    &[aria-disabled='false'] {
      border-color: ButtonText;
    }
    &[aria-selected='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/** What the looks of a day mean; the days themselves say it too. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  margin: var(--s3) 0 0;
  padding: 0;
  color: var(--quiet);
  font-size: var(--t14);
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  span {
    width: 26px;
    height: 26px;
    line-height: 22px;
    cursor: default;
  }
`

/** Times of one day, each as large as a fingertip. */
export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: var(--s2);
  margin-top: var(--s3);
  label {
    display: grid;
    place-items: center;
    min-height: 48px;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    background: var(--surface);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  label:hover {
    border-color: var(--ink);
  }
  label:has(:checked) {
    border-color: var(--brick);
    background: var(--brick);
    color: var(--on-brick);
    font-weight: 600;
  }
  ${labelRadio}
`
