import styled from 'styled-components'
import { media } from '../../styles/media'

/** Above it stands what the visitor has not scrolled past yet; below, its end would be out of reach. */
export function keepInWindow(panel: HTMLElement | null) {
  if (!panel) return
  const room = window.innerHeight - panel.getBoundingClientRect().top - 12
  panel.style.maxHeight = `${Math.max(room, 220)}px`
  const over = panel.getBoundingClientRect().right - (document.documentElement.clientWidth - 12)
  panel.style.marginInlineStart = `${Math.min(0, -over)}px`
}

/** Tells that a button opens what stands below it. */
export const Arrow = () => (
  <svg aria-hidden="true" viewBox="0 0 12 12" width="12" height="12">
    <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
)

export const Bar = styled.div`
  display: none;
  ${media.desktop} {
    position: sticky;
    z-index: 20;
    top: var(--header);
    display: flex;
    gap: var(--s2);
    margin-inline: calc(-1 * var(--s3));
    padding: var(--s2) 0;
    background: var(--paper);
    border-bottom: 1px solid var(--line);
    /* By keyboard nothing is reached below the bar. A pressed box stays where it is. */
    & ~ * :is(a, button, input):focus-visible {
      scroll-margin-top: 56px;
    }
  }
  @media print {
    display: none;
  }
`

export const Part = styled.div`
  position: relative;
`

export const Opener = styled.button<{ $chosen: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-height: 44px;
  padding: 0 var(--s3);
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: ${({ $chosen }) => ($chosen ? 'var(--brick)' : 'inherit')};
  font-weight: ${({ $chosen }) => ($chosen ? 600 : 400)};
  &:hover {
    color: var(--brick);
  }
  &[aria-expanded='true'] {
    background: var(--sand);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`

export const Chosen = styled.span`
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
  &::before {
    content: '(';
  }
  &::after {
    content: ')';
  }
`

export const Panel = styled.div<{ $isWide: boolean }>`
  position: absolute;
  z-index: 21;
  inset: calc(100% + var(--s2)) auto auto 0;
  width: ${({ $isWide }) => ($isWide ? 720 : 360)}px;
  padding: var(--s5);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  outline: none;
`

export const Waiting = styled.div`
  min-height: 240px;
`
