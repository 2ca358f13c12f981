import styled from 'styled-components'
import type { RentalView } from '../../domain/rental/rentalView'
import { useTexts } from '../../i18n/useTexts'
import { quietButton } from '../estate/quietButton'
import { ShareButton } from '../estate/ShareButton'
import { StayHeart } from './StayHeart'

interface Props {
  view: Pick<RentalView, 'id' | 'title' | 'path'>
  /** What its address asks for, without '?': who is handed the page sees the same stay. */
  query: string
}

/** Keep, hand on, print. */
export function RentalTools({ view, query }: Props) {
  const { t } = useTexts('estate')
  return (
    <Row>
      <StayHeart id={view.id} name={view.title} words={{ keep: t('keep'), kept: t('kept') }} />
      <ShareButton title={view.title} path={query ? `${view.path}?${query}` : view.path} />
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
  padding-top: var(--s2);
  border-top: 1px solid var(--line);
  @media print {
    display: none;
  }
`

const Print = styled.button`
  ${quietButton}
`
