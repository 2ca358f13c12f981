import styled, { css } from 'styled-components'

export const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  height: 0;
`

export const Turn = styled.button`
  position: relative;
  z-index: 1;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--t18);
  &:hover {
    border-color: var(--ink);
  }
  &[disabled] {
    visibility: hidden;
  }
`

export const Months = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: var(--s5);
`

export const MonthTitle = styled.h3`
  line-height: 44px;
  text-align: center;
  &::first-letter {
    text-transform: uppercase;
  }
`

export const Grid = styled.table`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0 2px;
  th {
    padding: var(--s2) 0;
    color: var(--quiet);
    font-size: var(--t14);
    font-weight: 400;
  }
`

const halves = css`
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  &::before {
    clip-path: inset(0 calc(50% - 1px) 0 0);
  }
  &::after {
    clip-path: inset(0 0 0 50%);
  }
`

const GROUND = {
  free: css`
    background: color-mix(in srgb, var(--moss) 18%, var(--surface));
  `,
  taken: css`
    background: repeating-linear-gradient(135deg, var(--line) 0 2px, transparent 2px 6px);
  `,
  picked: css`
    background: color-mix(in srgb, var(--brick) 26%, var(--surface));
  `,
} as const

/** Where the visitor's own colours rule, grounds and shadows are taken away: what a night is then shows in lines. */
const inForcedColours = css`
  @media (forced-colors: active) {
    &::before,
    &::after {
      forced-color-adjust: none;
    }
    &[data-before='free']::before,
    &[data-after='free']::after {
      background: linear-gradient(CanvasText, CanvasText) 0 100% / 100% 2px no-repeat;
    }
    &[data-arrival='true']:not([data-after='picked'])::after {
      background-size: 100% 5px;
      box-shadow: none;
    }
    &[data-before='taken']::before,
    &[data-after='taken']::after {
      background: repeating-linear-gradient(135deg, GrayText 0 1px, Canvas 1px 6px);
    }
    &[data-before='picked']::before,
    &[data-after='picked']::after {
      background:
        linear-gradient(Highlight, Highlight) 0 0 / 100% 3px no-repeat,
        linear-gradient(Highlight, Highlight) 0 100% / 100% 3px no-repeat;
    }
    &[aria-selected='true'] {
      color: HighlightText;
      /* A ground of its own would be put behind the digits. */
      forced-color-adjust: none;
      &::before,
      &::after {
        background: Highlight;
      }
    }
  }
`

/** A day: its left half is the night before it, its right half the night that begins, so changeovers show themselves. */
export const Cell = styled.td`
  position: relative;
  z-index: 0;
  height: var(--cell, 54px);
  padding: 0;
  text-align: center;
  vertical-align: top;
  color: var(--quiet);
  ${halves}
  &[data-before='free']::before,
  &[data-after='free']::after {
    ${GROUND.free}
  }
  &[data-before='taken']::before,
  &[data-after='taken']::after {
    ${GROUND.taken}
  }
  &[data-before='picked']::before,
  &[data-after='picked']::after {
    ${GROUND.picked}
  }
  &[data-after='free'] {
    color: var(--ink);
    cursor: pointer;
  }
  &[data-after='taken'] > span {
    text-decoration: line-through;
  }
  &[data-arrival='true'] > span {
    font-weight: 700;
  }
  &[data-arrival='true']:not([data-after='picked'])::after {
    box-shadow: inset 0 -2px 0 var(--moss);
  }
  &[data-after='picked'],
  &[data-before='picked'] {
    color: var(--ink);
    cursor: pointer;
  }
  &[aria-selected='true'] {
    color: var(--on-brick);
    &::before,
    &::after {
      background: var(--brick);
    }
  }
  > span {
    display: block;
    padding-top: 6px;
    line-height: 1.375rem;
  }
  > small {
    display: block;
    font-size: 0.75rem;
    line-height: 1.125rem;
  }
  > [data-long='true'] {
    font-size: 0.6875rem;
    letter-spacing: -0.02em;
  }
  &:hover[data-after='free'] > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: -2px;
    outline-color: var(--ink);
  }
  &[aria-selected='true']:focus-visible {
    outline-color: var(--on-brick);
    outline-offset: -3px;
  }
  ${inForcedColours}
`
