import { css } from 'styled-components'
import { media } from '../../styles/media'

/** How a link or button of the header looks: a full row in the collapsed menu, a word in the bar. */
export const barItem = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  width: 100%;
  min-height: 52px;
  font: 500 1.125rem/1.3 var(--text-face);
  color: var(--ink);
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  transition: color var(--state);
  &:hover,
  &[aria-current='page'] {
    color: var(--brick);
  }
  ${media.desktop} {
    display: inline-flex;
    justify-content: flex-start;
    width: auto;
    min-height: 44px;
    padding-inline: 0;
    font-size: 1rem;
  }
`
