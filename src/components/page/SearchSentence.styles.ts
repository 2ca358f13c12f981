import styled, { css } from 'styled-components'
import { media } from '../../styles/media'
import { Action } from '../ui/blocks'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`

const face = css`
  font: 440 clamp(1.75rem, 1.25rem + 1.9vw, 2.75rem) / 1.55 var(--heading-face);
  letter-spacing: -0.015em;
`

export const Sentence = styled.div`
  ${face}
`

/** Where it is searched, and what is told of that. */
export const Where = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  width: 50rem;
  max-width: 100%;
`

/**
 * The box and the button: as wide and high whatever is typed, so that the button stays under the hand. Suggestions hang right below them,
 * and of a line below what was understood of it, so that they cover none of that.
 */
export const Line = styled.div<{ $holdsList: boolean }>`
  ${face}
  position: ${({ $holdsList }) => ($holdsList ? 'relative' : 'static')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4) 0.3em;
`

export const Joint = styled.span`
  min-width: 1em;
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
  /* Where the sentence is of several lines, what is said in it breaks them nowhere else. */
  width: 100%;
  ${media.small} {
    width: auto;
  }
  ${media.belowDesktop} {
    field-sizing: fixed;
  }
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
  width: 100%;
  height: 100%;
  field-sizing: fixed;
  color: var(--ink);
  text-overflow: ellipsis;
  /* A line is longer than a town. */
  &[data-long='true'] {
    font-size: clamp(1.125rem, 0.9rem + 0.6vw, 1.375rem);
    letter-spacing: 0;
  }
  &::placeholder {
    color: var(--quiet);
    opacity: 1;
  }
`

export const Send = styled(Action)`
  min-height: 52px;
  min-width: min(13em, 100%);
  padding-inline: var(--s6);
  font: 600 1rem/1.35 var(--text-face);
  letter-spacing: 0;
  width: 100%;
  ${media.small} {
    width: auto;
    margin-inline-start: var(--s4);
  }
  font-variant-numeric: tabular-nums;
`

export const NoScript = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: var(--s3);
`

/** Room for what is told below the box, so that what stands below stays where it is. */
const room = css`
  min-height: 4lh;
  ${media.small} {
    min-height: 2lh;
  }
`

/** What few would think of, or what was understood: with room for that, so that suggestions stay where they are while one types. */
export const Tip = styled.p`
  ${room}
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

/** That a place is not known, in the place of what few would think of; takes no room while there is nothing to say. */
export const Unknown = styled.p`
  ${room}
  color: var(--brick);
  &:empty {
    display: none;
  }
`
