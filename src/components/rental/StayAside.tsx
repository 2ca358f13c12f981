import type { FocusEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'
import { asideBox } from '../estate/detailLayout'

/** A browser scrolls what sticks in vain: what the keys come to above the window is seen where the box begins. */
function bringIntoSight({ currentTarget: beside, target }: FocusEvent<HTMLElement>) {
  const room = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const { top } = target.getBoundingClientRect()
  if (top >= room || !target.matches(':focus-visible') || getComputedStyle(beside).position !== 'sticky')
    return
  const begin = beside.parentElement?.getBoundingClientRect().top ?? 0
  const within = top - beside.getBoundingClientRect().top
  window.scrollBy({ top: begin + within - room, behavior: 'instant' })
}

/** What stands beside a unit's page: from the top of the window, or, where it is higher than the window, down to its foot. */
export function StayAside({ children }: { children: ReactNode }) {
  const { t } = useTexts('rental')
  return (
    <Beside aria-label={t('aside')} onFocus={bringIntoSight}>
      <Box>{children}</Box>
    </Beside>
  )
}

/** As high as the window at least and held by its foot, so that a lower box in it keeps to the top and a higher one shows its end. */
const Beside = styled.aside`
  p {
    max-width: none;
  }
  ${media.desktop} {
    position: sticky;
    bottom: var(--s4);
    grid-area: 1 / 2 / span var(--parts);
    align-self: end;
    min-height: calc(100dvh - var(--header) - 2 * var(--s4));
  }
  @media print {
    position: static;
    min-height: 0;
  }
`

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  ${media.desktop} {
    ${asideBox}
    padding: var(--s3) var(--s4) var(--s1);
  }
  @media print {
    padding: 0;
    border: 0;
  }
`
