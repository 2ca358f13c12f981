import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/useLocale'
import { useMapConsent } from '../../state/map/mapConsent'
import { useBaseTiles, type BaseTiles } from '../../state/map/useBaseTiles'
import { MapWaiting } from '../ui/MapWaiting'
import { MapConsent } from './MapConsent'
import { MapFailed } from './MapFailed'

interface Props {
  siteId: string
  children: (tiles: BaseTiles) => ReactNode
}

/** Lets a map through once it is known whose tiles it stands on and, where they are another's, the visitor agreed. */
export function MapGate({ siteId, children }: Props) {
  const { tiles, hasFailed, retry } = useBaseTiles(siteId, useLocale())
  const host = tiles?.askFirst ?? ''
  const { hasAgreed, agree } = useMapConsent(host)
  if (hasFailed) return <MapFailed onRetry={retry} />
  if (!tiles) return <MapWaiting />
  if (host && !hasAgreed) return <MapConsent host={host} onAgree={agree} />
  return children(tiles)
}
