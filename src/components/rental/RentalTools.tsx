import styled from 'styled-components'
import type { RentalView } from '../../domain/rental/rentalView'
import { useTexts } from '../../i18n/useTexts'
import { quietButton } from '../estate/quietButton'
import { ShareButton } from '../estate/ShareButton'

/** Hand on, print. */
export function RentalTools({ view }: { view: Pick<RentalView, 'title' | 'path'> }) {
  const { t } = useTexts('estate')
  return (
    <Row>
      <ShareButton title={view.title} path={view.path} />
      <Print type="button" data-needs-script="" onClick={() => window.print()}>
        {t('print')}
      </Print>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s5);
  padding-top: var(--s3);
  border-top: 1px solid var(--line);
  @media print {
    display: none;
  }
`

const Print = styled.button`
  ${quietButton}
`
