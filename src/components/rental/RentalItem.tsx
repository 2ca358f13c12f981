import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { RentalCard } from '../../domain/rental/rentalCard'
import { Corner, Frame, Item, Name, NameLine, Photo, SummaryLine } from '../estate/cardParts'
import { Amounts } from '../ui/Amounts'
import { AppLink } from '../ui/AppLink'
import type { Eager } from '../ui/eagerPictures'
import { StayHeart } from './StayHeart'

interface Props {
  card: RentalCard
  /** How wide its picture stands, as in the `sizes` of an image. */
  sizes: string
  eager?: Eager
  /** What its page goes on with: the query of its address, without '?'. */
  asked?: string
  /** What is said of its price. */
  price?: ReactNode
}

/** Card of a holiday unit. */
export function RentalItem({ card, sizes, eager = false, asked = '', price }: Props) {
  const { id, path, title, city, type, summary, picture } = card
  const to = asked ? `${path}?${asked}` : path
  return (
    <Item>
      <Frame>
        <AppLink to={to} tabIndex={-1} aria-hidden="true">
          <Photo file={picture?.file} thumbnail={picture?.thumbnail} alt="" sizes={sizes} eager={eager} />
        </AppLink>
      </Frame>
      <NameLine>
        <Title to={to}>{title}</Title>
      </NameLine>
      <Place>{[city, type].filter(Boolean).join(' · ')}</Place>
      <SummaryLine>{summary}</SummaryLine>
      {typeof price === 'string' ? (
        <Price>
          <Amounts text={price} />
        </Price>
      ) : (
        price
      )}
      <Corner>
        <StayHeart id={id} name={title} />
      </Corner>
    </Item>
  )
}

const Title = styled(Name)`
  font: 480 var(--t18) / 1.35 var(--heading-face);
`

const Price = styled.p`
  min-height: 1lh;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Place = styled.p`
  font-size: var(--t14);
`
