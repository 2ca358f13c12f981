import styled, { css } from 'styled-components'
import { Action } from '../ui/blocks'

export const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4) var(--s6);
`

export const Sentence = styled.div`
  position: relative;
  /* However much is typed in it. */
  max-width: 100%;
  font: 440 clamp(1.75rem, 1.25rem + 1.9vw, 2.75rem) / 1.55 var(--heading-face);
  letter-spacing: -0.015em;
`

/** A place in the sentence that the visitor fills. */
const place = css`
  min-height: 44px;
  padding: 0 0 2px;
  border: 0;
  border-bottom: 2px solid var(--brick);
  border-radius: 0;
  background: none;
  color: var(--brick);
  line-height: 1.2;
  field-sizing: content;
  transition: border-color var(--state);
  &:hover {
    border-color: var(--ink);
  }
`

export const Choice = styled.select`
  ${place}
  max-width: 100%;
  padding-inline-end: 0.75em;
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;
  /* A chevron of two strokes in the text's own colour. */
  background:
    linear-gradient(45deg, transparent 46%, currentColor 46% 57%, transparent 57%) right 0.3em top 54% /
      0.24em 0.24em no-repeat,
    linear-gradient(-45deg, transparent 46%, currentColor 46% 57%, transparent 57%) right 0.09em top 54% /
      0.24em 0.24em no-repeat;
  /* The chevron is a drawing, which is taken away there. */
  @media (forced-colors: active) {
    appearance: auto;
    padding-inline-end: 0;
  }
  option {
    background: var(--surface);
    color: var(--ink);
    font: 400 1rem/1.5 var(--text-face);
  }
`

export const Blank = styled.input`
  ${place}
  width: auto;
  min-width: 4.2em;
  max-width: 100%;
  color: var(--ink);
  &::placeholder {
    color: var(--quiet);
    opacity: 1;
  }
`

export const Send = styled(Action)`
  min-height: 52px;
  min-width: min(13em, 100%);
  padding-inline: var(--s6);
  font-variant-numeric: tabular-nums;
`

export const NoScript = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: var(--s3);
`

/** What few would think of. */
export const Tip = styled.p`
  flex-basis: 100%;
  color: var(--quiet);
`

/** Something to say, which a press says. */
export const Example = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  border-bottom: 1px dotted var(--quiet);
  background: none;
  color: var(--ink);
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    color: var(--brick);
  }
`

/** That a place is not known; takes no room while there is nothing to say. */

export const Unknown = styled.p`
  flex-basis: 100%;
  color: var(--brick);
  &:empty {
    display: none;
  }
`
