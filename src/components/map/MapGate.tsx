import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts'
import { useLocale } from '../../i18n/useLocale'
import { useMapConsent } from '../../state/map/mapConsent'
import { useBaseTiles, type BaseTiles } from '../../state/map/useBaseTiles'
import { QuietAction, Stack } from '../ui/blocks'
import { MapWaiting } from '../ui/MapWaiting'
import { Notice } from '../ui/Notice'
import { MapConsent } from './MapConsent'

interface Props {
  siteId: string
  children: (tiles: BaseTiles) => ReactNode
}

/** Lets a map through once it is known whose tiles it stands on and, where they are another's, the visitor agreed. */
export function MapGate({ siteId, children }: Props) {
  const { t } = useTexts('map')
  const { tiles, hasFailed, retry } = useBaseTiles(siteId, useLocale())
  const host = tiles?.askFirst ?? ''
  const { hasAgreed, agree } = useMapConsent(host)
  if (hasFailed)
    return (
      <Notice role="alert">
        <Stack>
          <p>{t('map.failed')}</p>
          <QuietAction type="button" onClick={retry}>
            {t('map.retry')}
          </QuietAction>
        </Stack>
      </Notice>
    )
  if (!tiles) return <MapWaiting />
  if (host && !hasAgreed) return <MapConsent host={host} onAgree={agree} />
  return children(tiles)
}
