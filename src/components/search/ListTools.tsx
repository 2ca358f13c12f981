import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../styles/media'

interface Props {
  isOn: boolean
  onToggle: () => void
  children: ReactNode
}

/** Shows the map beside a list, on a desktop; a phone has its own button within reach of the thumb. */
export const MapSwitch = ({ isOn, onToggle, children }: Props) => (
  <Switch type="button" role="switch" aria-checked={isOn} data-needs-script="" onClick={onToggle}>
    {children}
    <i aria-hidden="true" />
  </Switch>
)

/** What stands beside the heading of a list. */
export const ListTools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s5);
  min-height: 44px;
`

const Switch = styled.button`
  display: none;
  align-items: center;
  gap: var(--s3);
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  font-size: var(--t14);
  i {
    position: relative;
    width: 36px;
    height: 20px;
    border: 1px solid var(--edge);
    border-radius: 999px;
  }
  i::after {
    content: '';
    position: absolute;
    inset: 3px auto 3px 3px;
    width: 12px;
    border-radius: 999px;
    background: var(--ink);
    transition: translate var(--state);
  }
  &[aria-checked='true'] i {
    border-color: var(--brick);
  }
  &[aria-checked='true'] i::after {
    background: var(--brick);
    translate: 16px 0;
  }
  @media (forced-colors: active) {
    i::after {
      background: ButtonText;
    }
    &[aria-checked='true'] i {
      border-color: Highlight;
      background: Highlight;
    }
    &[aria-checked='true'] i::after {
      background: HighlightText;
    }
  }
  ${media.desktop} {
    display: inline-flex;
  }
`
