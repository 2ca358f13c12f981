import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { EstateCard as Card } from '../../domain/estate/types'
import { AppLink } from '../ui/AppLink'
import { Picture } from '../ui/Picture'
import { EnergyLabel } from './EnergyLabel'
import { HeartButton } from './HeartButton'

const SIZES = '(min-width: 992px) 430px, (min-width: 600px) 46vw, 92vw'

/** A listing in a list (spec §2 Property card). */
export function EstateCard({ card, eager }: { card: Card; eager?: boolean }) {
  const { t } = useTranslation('common')
  const { id, path, price, sold, city, type, summary, energyLabel, sticker, picture, alt } = card
  return (
    <Item>
      <Frame>
        <AppLink to={path} tabIndex={-1} aria-hidden="true">
          <Photo
            file={picture?.file}
            thumbnail={picture?.thumbnail}
            alt=""
            width={4}
            height={3}
            sizes={SIZES}
            eager={eager ?? false}
            style={sold ? { filter: 'saturate(0.6)' } : {}}
          />
        </AppLink>
        {sticker && (
          <Sticker style={{ background: sticker.background, color: sticker.colour }}>{sticker.name}</Sticker>
        )}
        <Corner>
          <HeartButton id={id} name={alt} />
        </Corner>
      </Frame>
      <Line>
        <Price>{price}</Price>
        {energyLabel && <EnergyLabel label={energyLabel} name={t('energy.label')} />}
      </Line>
      <Name to={path}>
        {city} · {type}
      </Name>
      {summary && <Summary>{summary}</Summary>}
    </Item>
  )
}

const Item = styled.article`
  display: grid;
  gap: var(--s1);
  align-content: start;
`

const Frame = styled.div`
  position: relative;
  margin-bottom: var(--s2);
`

const Photo = styled(Picture)`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: var(--radius);
  background: var(--line);
`

const Sticker = styled.span`
  position: absolute;
  inset: var(--s3) auto auto var(--s3);
  padding: 2px var(--s3);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font-size: 0.875rem;
  font-weight: 600;
`

const Corner = styled.div`
  position: absolute;
  inset: var(--s2) var(--s2) auto auto;
`

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
`

const Price = styled.p`
  font-size: 1.375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Name = styled(AppLink)`
  text-decoration: none;
`

const Summary = styled.p`
  color: var(--quiet);
  font-size: 0.875rem;
`
