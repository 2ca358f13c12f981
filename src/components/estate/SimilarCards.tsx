import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import type { SimilarCard } from '../../domain/estate/similarCards'
import { CardGrid } from '../ui/blocks'
import { EstateCard } from './EstateCard'

/** Listings like another one, each with the reason. */
export function SimilarCards({ cards }: { cards: readonly SimilarCard[] }) {
  const { t } = useTexts('estate')
  return (
    <CardGrid>
      {cards.map(({ reason, card }) => (
        <li key={card.id}>
          <Reason>{t(`similar.${reason}`)}</Reason>
          <EstateCard card={card} />
        </li>
      ))}
    </CardGrid>
  )
}

const Reason = styled.p`
  margin-bottom: var(--s2);
  color: var(--quiet);
  font-size: var(--t14);
`
