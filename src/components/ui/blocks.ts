import styled from 'styled-components'
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

/** One column on small screens, two from small and up, three on large (spec §2 Favourites). */
export const CardGrid = styled.ul`
  display: grid;
  gap: var(--s6) var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
  grid-template-columns: minmax(0, 1fr);
  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 0 var(--s5);
  border: 1px solid var(--brick);
  border-radius: var(--radius);
  background: var(--brick);
  color: var(--on-brick);
  font-weight: 600;
  text-decoration: none;
  transition:
    background var(--state),
    border-color var(--state);
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

/** Text that only a screen reader reads. */
export const Unseen = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
