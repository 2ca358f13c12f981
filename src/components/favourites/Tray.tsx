import styled from 'styled-components'
import { media } from '../../styles/media'

/** As high as a bar of one line, and of two on a phone. */
const ROOM = { desktop: '62px', phone: '108px' }

/**
 * What one can do with what was just done or chosen: in reach of the thumb, above the list. With `$keepsRoom` its room is there before
 * it is, so that nothing moves when it comes; what is higher reaches over the list.
 */
export const Tray = styled.div<{ $keepsRoom: boolean }>`
  --room: ${({ $keepsRoom }) => ($keepsRoom ? ROOM.phone : '0px')};
  ${media.small} {
    --room: ${({ $keepsRoom }) => ($keepsRoom ? ROOM.desktop : '0px')};
  }
  height: var(--room);
  position: sticky;
  z-index: 10;
  bottom: max(var(--s3), env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  justify-content: center;
  align-items: end;
  align-content: end;
  margin-top: auto;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
  @media print {
    display: none;
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  max-width: 100%;
  padding: var(--s2) var(--s2) var(--s2) var(--s4);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: 0 6px 24px rgb(29 31 27 / 14%);
`
