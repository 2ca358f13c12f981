import styled from 'styled-components'
import { media } from '../../styles/media'

/** What stands at the foot of a phone’s window, within reach of the thumb, below the desktop’s width. */
export const FootBar = styled.div.attrs<{ 'data-foot'?: string }>({ 'data-foot': '' })`
  position: fixed;
  z-index: 25;
  inset: auto 0 0;
  display: flex;
  gap: var(--s3);
  padding: var(--s2) var(--gutter) calc(var(--s2) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--paper);
  > * {
    flex: 1;
  }
  ${media.desktop} {
    display: none;
  }
  @media print {
    display: none;
  }
`
