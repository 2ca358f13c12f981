import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { RentalCard } from '../../domain/rental/rentalCard'
import { Frame, Item, NameLine, Photo, SummaryLine } from '../estate/cardParts'
import { AppLink } from '../ui/AppLink'
import { CardGrid, RowGrid } from '../ui/blocks'

interface Props {
  cards: readonly RentalCard[]
  /** `row`: four small ones beside each other. */
  layout?: 'grid' | 'row'
  /** The first ones are in sight at once, so their pictures do not wait. */
  eager?: number
  children?: ReactNode
}

const SIZES = {
  grid: '(min-width: 1440px) 437px, (min-width: 992px) 31vw, (min-width: 600px) 46vw, 92vw',
  row: '(min-width: 1440px) 322px, (min-width: 992px) 23vw, 46vw',
} as const

/** Cards of holiday units. */
export function RentalGrid({ cards, layout = 'grid', eager = 0, children }: Props) {
  const Grid = layout === 'row' ? RowGrid : CardGrid
  return (
    <Grid>
      {cards.map(({ id, path, title, city, type, summary, picture }, index) => (
        <li key={id}>
          <Item>
            <Frame>
              <AppLink to={path} tabIndex={-1} aria-hidden="true">
                <Photo
                  file={picture?.file}
                  thumbnail={picture?.thumbnail}
                  alt=""
                  sizes={SIZES[layout]}
                  eager={index < eager}
                />
              </AppLink>
            </Frame>
            <NameLine>
              <Title to={path}>{title}</Title>
            </NameLine>
            <Place>{[city, type].filter(Boolean).join(' · ')}</Place>
            <SummaryLine>{summary}</SummaryLine>
          </Item>
        </li>
      ))}
      {children}
    </Grid>
  )
}

const Title = styled(AppLink)`
  font: 480 var(--t18) / 1.35 var(--heading-face);
  text-decoration: none;
  article:hover & {
    color: var(--brick);
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const Place = styled.p`
  font-size: var(--t14);
`
