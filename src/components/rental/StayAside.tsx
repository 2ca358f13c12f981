import type { FocusEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { media } from '../../styles/media'
import { asideBox } from '../estate/detailLayout'

/** A browser scrolls to what sticks in vain; who goes by keys needs what mends that. */
const onFocus = async ({ currentTarget, target }: FocusEvent<HTMLElement>) =>
  (await import('./showStuck')).showStuck(currentTarget, target)

/** What stands beside a unit's page: from the top of the window, or, where it is higher than the window, down to its foot. */
export function StayAside({ children }: { children: ReactNode }) {
  const { t } = useTexts('rental')
  return (
    <Beside aria-label={t('aside')} onFocus={onFocus}>
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
