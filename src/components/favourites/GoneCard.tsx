import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { cardName } from '../../domain/estate/cardName'
import type { EstateCard } from '../../domain/estate/types'
import { useLocale } from '../../i18n/useLocale'
import { Frame, Item, NameLine, Photo, PriceLine, SummaryLine } from '../estate/cardParts'
import { CARD_SIZES } from '../estate/EstateCard'
import { HeartButton } from '../estate/HeartButton'

interface Props {
  id: string
  /** As it was when it was last seen on this device; undefined when it never was. */
  card: EstateCard | undefined
}

/** A favourite that is no longer on offer: which one it was, and the way to take it off. It leads nowhere. */
export function GoneCard({ id, card }: Props) {
  const { t } = useTexts('favourites')
  const locale = useLocale()
  const name = card ? cardName(card, locale) : t('favourites.goneName', { id })
  return (
    <li data-gone="">
      <Item>
        <Frame>
          <Faded
            file={card?.picture?.file}
            thumbnail={card?.picture?.thumbnail}
            alt=""
            sizes={CARD_SIZES.grid}
          />
          <Corner>
            <HeartButton id={id} name={name} />
          </Corner>
        </Frame>
        <PriceLine>
          <Gone>{t('favourites.gone')}</Gone>
        </PriceLine>
        <NameLine>{card ? `${card.city} · ${card.type}` : name}</NameLine>
        {card?.summary && <SummaryLine>{card.summary}</SummaryLine>}
      </Item>
    </li>
  )
}

const Faded = styled(Photo)`
  filter: saturate(0.25);
  opacity: 0.75;
`

const Corner = styled.div`
  position: absolute;
  inset: var(--s2) var(--s2) auto auto;
`

const Gone = styled.p`
  font-weight: 600;
`
