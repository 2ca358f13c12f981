import { css } from 'styled-components'

/** A word that does something. */
export const quietButton = css`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: var(--edge);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  &:hover {
    color: var(--brick);
    text-decoration-color: currentColor;
  }
`
