import styled, { css } from 'styled-components'

export const FieldBox = styled.div`
  display: grid;
  gap: var(--s2);
  justify-items: start;
`

export const LabelLine = styled.label`
  font-weight: 600;
  small {
    color: var(--quiet);
    font-size: var(--t14);
    font-weight: 400;
  }
`

export const Help = styled.p`
  color: var(--quiet);
  font-size: var(--t14);
`

export const ProblemLine = styled.p`
  color: var(--brick);
  font-size: var(--t14);
  font-weight: 600;
  &::before {
    content: '▲';
    margin-right: 0.5em;
    font-size: 0.7em;
    vertical-align: 0.15em;
  }
`

const control = css`
  width: 100%;
  max-width: 32rem;
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  transition: border-color var(--state);
  &:hover {
    border-color: var(--ink);
  }
  &[aria-invalid='true'] {
    border-color: var(--brick);
    box-shadow: inset 3px 0 0 var(--brick);
  }
`

export const Input = styled.input`
  ${control}
  min-height: 48px;
  padding: 0 var(--s4);
`

export const TextArea = styled.textarea`
  ${control}
  min-height: 8rem;
  padding: var(--s3) var(--s4);
  resize: vertical;
`

export const Select = styled.select`
  ${control}
  width: auto;
  min-width: 8rem;
  min-height: 48px;
  padding: 0 var(--s4);
`
