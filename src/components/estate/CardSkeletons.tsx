import styled, { keyframes } from 'styled-components'
import { Frame, Item, NameLine, PriceLine, SummaryLine } from './cardParts'

/** Places of cards that are on their way: list items with the geometry of a card, told to nobody. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`} aria-hidden="true" data-skeleton="">
      <Item as="div">
        <Frame>
          <Shade />
        </Frame>
        <PriceLine>
          <Bar style={{ width: '38%', height: 18 }} />
        </PriceLine>
        <NameLine>
          <Bar style={{ width: '62%' }} />
        </NameLine>
        <SummaryLine as="div">
          <Bar style={{ width: '50%' }} />
        </SummaryLine>
      </Item>
    </li>
  ))
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`

const Shade = styled.div`
  aspect-ratio: 4 / 3;
  border-radius: var(--radius);
  background: var(--line);
  animation: ${breathe} 1.6s ease-in-out infinite;
`

const Bar = styled.span`
  display: inline-block;
  height: 12px;
  border-radius: 2px;
  background: var(--line);
`
