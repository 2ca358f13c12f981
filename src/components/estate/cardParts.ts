import styled from 'styled-components'
import { AppLink } from '../ui/AppLink'
import { Picture } from '../ui/Picture'

/** Parts that a card and its skeleton share, so that one stands exactly where the other stood. */
export const Item = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto auto auto;
  align-content: start;
  width: 100%;
`

export const Frame = styled.div`
  container-type: inline-size;
  position: relative;
  margin-bottom: var(--s3);
`

export const Photo = styled(Picture)`
  width: 100%;
  height: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: var(--radius);
  background: var(--line);
`

export const PriceLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  min-height: 32px;
`

export const NameLine = styled.div`
  min-height: 26px;
`

/** The whole card leads where its name leads; what is to be pressed besides stands above. */
export const Name = styled(AppLink)`
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

export const SummaryLine = styled.p`
  min-height: 23px;
  color: var(--quiet);
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
`

/** What a card can be told besides leading on: in the corner of its picture, and reached by keyboard after its link. */
export const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset: var(--s2) var(--s2) auto auto;
  display: grid;
  gap: var(--s2);
`
