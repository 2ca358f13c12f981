import type { GridLayer } from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import { useMap } from 'react-leaflet'
import { openStreetFile } from '../../../state/map/streetFile'
import type { Streets as StreetsOfSite } from '../../../state/map/useBaseTiles'
import { streetLayer } from './streetLayer'

interface Props {
  streets: StreetsOfSite
  /** The file could not be had, or is none. */
  onMissing: () => void
}

/** Streets as the base of a map. Loaded with the map alone, and only where a site has a file of them. */
export function Streets({ streets: { file, locale, scheme }, onMissing }: Props) {
  const map = useMap()
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    let isLeft = false
    let layer: GridLayer | undefined
    openStreetFile(file).then(
      (view) => {
        if (isLeft) return
        const { fontFamily } = getComputedStyle(map.getContainer())
        layer = streetLayer({ view, locale, scheme, fontFamily })
        layer.addTo(map)
      },
      () => isLeft || missing(),
    )
    return () => {
      isLeft = true
      layer?.remove()
    }
  }, [map, file, locale, scheme])
  return null
}
