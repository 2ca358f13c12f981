import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { cardName } from '../../domain/estate/cardName'
import type { EstateCard as Card } from '../../domain/estate/types'
import { useLocale } from '../../i18n/useLocale'
import { useIsFavourite } from '../../state/favourites/useFavourites'
import { seenListings, useKeepsListing } from '../../state/remembered/keptListings'
import { useIsNew } from '../../state/useIsNew'
import { Amounts } from '../ui/Amounts'
import { AppLink } from '../ui/AppLink'
import { Corner, Frame, Item, Name, NameLine, Photo, PriceLine, SummaryLine } from './cardParts'
import { EnergyLabel } from './EnergyLabel'
import { HeartButton } from './HeartButton'
import { PriceBefore } from './PriceBefore'
import type { Eager } from '../ui/eagerPictures'

/** How wide a card's picture is shown, by the place it has on the page. */
export const CARD_SIZES = {
  grid: '(min-width: 1440px) 437px, (min-width: 992px) 31vw, (min-width: 600px) 46vw, 92vw',
  lead: '(min-width: 1440px) 898px, (min-width: 992px) 63vw, (min-width: 600px) 46vw, 92vw',
  pair: '(min-width: 1440px) 668px, (min-width: 600px) 47vw, 92vw',
} as const

interface Props {
  card: Card
  eager?: Eager
  size?: keyof typeof CARD_SIZES
  /** Said in the corner of its picture, where it was not opened; it stands for what is new as well. */
  mark?: ReactNode
  /** What else one can do with it, below the heart. */
  children?: ReactNode
}

/** A listing in a list (spec §2 Property card). */
export function EstateCard({ card, eager = false, size = 'grid', mark, children }: Props) {
  const { t } = useTexts('common')
  const locale = useLocale()
  const {
    id,
    path,
    price,
    priceBefore,
    sold,
    city,
    type,
    summary,
    energyLabel,
    sticker,
    published,
    picture,
  } = card
  const isNew = useIsNew(published)
  const wasOpened = useKeepsListing(seenListings, id)
  // What one keeps is not made less of: its heart says more.
  const isSeen = !useIsFavourite(id) && wasOpened
  return (
    <Item>
      <Frame>
        <PictureLink to={path} tabIndex={-1} aria-hidden="true">
          <Photo
            file={picture?.file}
            thumbnail={picture?.thumbnail}
            focus={picture?.focus}
            alt=""
            width={4}
            height={3}
            sizes={CARD_SIZES[size]}
            eager={eager}
            style={{ ...(sold && { filter: 'saturate(0.6)' }), ...(isSeen && { opacity: 0.65 }) }}
          />
        </PictureLink>
        {sticker && (
          <Sticker style={{ background: sticker.background, color: sticker.colour }}>{sticker.name}</Sticker>
        )}
        {isNew && !sticker && (isSeen || !mark) && <Sticker data-new="">{t('estate.new')}</Sticker>}
        {isSeen ? <Seen>{t('estate.seen')}</Seen> : mark}
      </Frame>
      <PriceLine>
        <Price>
          <Amounts text={price} />
          <PriceBefore price={priceBefore} />
        </Price>
        {energyLabel && <EnergyLabel label={energyLabel} name={t('energy.label')} />}
      </PriceLine>
      <NameLine>
        <Name to={path}>
          {city} · {type}
        </Name>
      </NameLine>
      {summary && <SummaryLine>{summary}</SummaryLine>}
      <Corner>
        <HeartButton id={id} name={cardName(card, locale)} />
        {children}
      </Corner>
    </Item>
  )
}

const PictureLink = styled(AppLink)`
  display: block;
  height: 100%;
`

const Sticker = styled.span`
  position: absolute;
  inset: var(--s3) auto auto var(--s3);
  max-width: calc(100% - 84px);
  overflow: hidden;
  padding: 3px 10px;
  border-radius: 2px;
  background: #fff;
  color: #1d1f1b;
  font-size: var(--t14);
  font-weight: 600;
  line-height: 1.4;
  overflow-wrap: normal;
  &[data-new] {
    background: var(--moss);
    color: var(--paper);
  }
  @container (width < 200px) {
    inset: var(--s2) auto auto var(--s2);
    max-width: calc(100% - 66px);
    padding: 2px 6px;
    font-size: 12px;
  }
`

const Seen = styled.span`
  position: absolute;
  inset: auto auto var(--s2) var(--s2);
  padding: 1px var(--s2);
  border-radius: 2px;
  background: var(--paper);
  color: var(--quiet);
  font-size: var(--t14);
`

const Price = styled.p`
  font-size: var(--t22);
  font-weight: 600;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
`
