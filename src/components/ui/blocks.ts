import styled, { css } from 'styled-components'
import { media } from '../../styles/media'

/** The page's width with its margins. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`

export const Stack = styled.div<{ $gap?: string }>`
  display: grid;
  gap: ${({ $gap = 'var(--s4)' }) => $gap};
  grid-template-columns: minmax(0, 1fr);
`

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`

/** One column on small screens, two from small and up, three on large (spec §2 Favourites). */
export const CardGrid = styled.ul`
  display: grid;
  gap: var(--s7) var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
  ${columns(1)}
  ${media.small} {
    ${columns(2)}
  }
  ${media.desktop} {
    ${columns(3)}
  }
`

/** The first card takes the place of four; on a phone it stands above pairs. */
export const LeadGrid = styled(CardGrid)`
  gap: var(--s6) var(--s4);
  ${columns(2)}
  > :first-child,
  > :last-child:nth-child(even) {
    grid-column: span 2;
  }
  ${media.small} {
    gap: var(--s7) var(--s5);
  }
  ${media.desktop} {
    ${columns(3)}
    > :last-child:nth-child(even) {
      grid-column: auto;
    }
    > :first-child {
      grid-area: span 2 / span 2;
      display: grid;
    }
  }
`

/** Two large cards beside each other. */
export const PairGrid = styled(CardGrid)`
  ${media.desktop} {
    ${columns(2)}
  }
`

/** Four small cards in a row; on a phone two. */
export const RowGrid = styled(CardGrid)`
  gap: var(--s6) var(--s4);
  ${columns(2)}
  ${media.desktop} {
    gap: var(--s5);
    ${columns(4)}
  }
`

export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: var(--s2) var(--s5);
  border: 1px solid var(--brick);
  border-radius: var(--radius);
  background: var(--brick);
  color: var(--on-brick);
  font-weight: 600;
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  transition:
    background var(--state),
    border-color var(--state),
    color var(--state);
  &:hover {
    background: var(--brick-dark);
    border-color: var(--brick-dark);
    color: var(--on-brick);
  }
  &[disabled] {
    opacity: 0.6;
    cursor: progress;
  }
`

/** A second way on beside the main one. */
export const QuietAction = styled(Action)`
  border-color: var(--edge);
  background: none;
  color: var(--ink);
  &:hover {
    border-color: var(--brick);
    background: none;
    color: var(--brick);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`

/** Text that only a screen reader reads. */
export const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
