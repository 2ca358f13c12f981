import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { useTranslation } from 'react-i18next'
import type { MapPlace } from '../../domain/map/mapPlaces'
import { useLocale } from '../../i18n/useLocale'
import { liveCards } from '../../state/liveEstates'
import { liveClient } from '../../state/liveSite'
import { useLoad } from '../../state/useLoad'
import { EstateCard } from '../estate/EstateCard'
import { QuietAction } from '../ui/blocks'
import { CloseButton } from './CloseButton'

/** More at one address than anybody reads in a card; the list has them all. */
const MOST = 50

interface Props {
  siteId: string
  place: MapPlace
  onClose: () => void
}

/** What stands at a pin: the cards of its listings, asked for when it is opened. */
export function PlaceCard({ siteId, place, onClose }: Props) {
  const { t } = useTranslation('map')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  const ids = place.pins.slice(0, MOST).map(({ id }) => id)
  const { result, retry } = useLoad(ids.join(), (signal) =>
    liveCards(
      liveClient(siteId, locale),
      { query: { terms: { 'general.id': ids } }, pagination: { from: 0, size: MOST } },
      locale,
      { signal },
    ),
  )
  const units = place.pins.reduce((sum, pin) => sum + pin.units, 0)

  useEffect(() => box.current?.focus({ preventScroll: true }), [place.key])

  return (
    <Box ref={box} role="dialog" aria-label={t('map.here', { count: place.pins.length })} tabIndex={-1}>
      <Head>
        <p>
          {place.pins.length > 1 && t('map.here', { count: place.pins.length })}
          {place.pins.length === 1 && units > 0 && t('map.units', { count: units })}
        </p>
        <CloseButton label={t('map.close')} onClick={onClose} />
      </Head>
      {result.state === 'loading' && <Waiting aria-busy="true" />}
      {result.state === 'failed' && (
        <div role="alert">
          <p>{t('map.cardFailed')}</p>
          <QuietAction type="button" onClick={retry}>
            {t('map.retry')}
          </QuietAction>
        </div>
      )}
      {result.state === 'ready' && (
        <List>
          {result.value.cards.map((card) => (
            <li key={card.id}>
              <EstateCard card={card} />
            </li>
          ))}
        </List>
      )}
    </Box>
  )
}

const Box = styled.div`
  position: absolute;
  z-index: 1000;
  inset: auto auto var(--s3) var(--s3);
  width: min(300px, calc(100% - 2 * var(--s3)));
  max-height: calc(100% - 2 * var(--s3));
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--s2) var(--s3) var(--s3);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
  background: var(--paper);
`

const Head = styled.div`
  position: sticky;
  z-index: 2;
  top: calc(-1 * var(--s2));
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  background: var(--paper);
  color: var(--quiet);
  font-size: var(--t14);
`

const List = styled.ul`
  display: grid;
  gap: var(--s5);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** As high as one card, so that nothing jumps when it comes. */
const Waiting = styled.div`
  height: 297px;
  border-radius: var(--radius);
  background: var(--sand);
`
