import styled from 'styled-components'
import type { RentalCard } from '../../domain/rental/rentalCard'
import { Frame, Item, Name, NameLine, Photo, SummaryLine } from '../estate/cardParts'
import { AppLink } from '../ui/AppLink'

interface Props {
  card: RentalCard
  /** How wide its picture stands, as in the `sizes` of an image. */
  sizes: string
  eager?: boolean
}

/** Card of a holiday unit. */
export function RentalItem({ card, sizes, eager = false }: Props) {
  const { path, title, city, type, summary, picture } = card
  return (
    <Item>
      <Frame>
        <AppLink to={path} tabIndex={-1} aria-hidden="true">
          <Photo file={picture?.file} thumbnail={picture?.thumbnail} alt="" sizes={sizes} eager={eager} />
        </AppLink>
      </Frame>
      <NameLine>
        <Title to={path}>{title}</Title>
      </NameLine>
      <Place>{[city, type].filter(Boolean).join(' · ')}</Place>
      <SummaryLine>{summary}</SummaryLine>
    </Item>
  )
}

const Title = styled(Name)`
  font: 480 var(--t18) / 1.35 var(--heading-face);
`

const Place = styled.p`
  font-size: var(--t14);
`
