import { polyline } from 'leaflet'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMap } from 'react-leaflet'
import { drawnArea, type ScreenPoint } from '../../domain/map/drawnArea'
import type { Area } from '../../domain/search/area'
import { useTexts } from '../../i18n/useTexts'
import { Hint } from './MapFrame.styles'

interface Props {
  onDrawn: (area: Area) => void
}

/**
 * While it stands on the map, a stroke of the pointer draws an area instead of moving the map. It says how, and when a stroke encloses
 * nothing.
 */
export function DrawLayer({ onDrawn }: Props) {
  const map = useMap()
  const { t } = useTexts('mapSearch')
  const [isEmpty, setEmpty] = useState(false)
  const finish = useEffectEvent((area: Area | undefined) => {
    setEmpty(!area)
    if (area) onDrawn(area)
  })

  useEffect(() => {
    const box = map.getContainer()
    const stroke: ScreenPoint[] = []
    const line = polyline([], { className: 'area', interactive: false }).addTo(map)
    let pointer: number | undefined

    const pointOf = (event: PointerEvent) => map.mouseEventToContainerPoint(event)
    const start = (event: PointerEvent) => {
      if ((event.target as Element).closest('.leaflet-control')) return
      event.preventDefault()
      pointer = event.pointerId
      box.setPointerCapture(pointer)
      stroke.splice(0, stroke.length, pointOf(event))
    }
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return
      stroke.push(pointOf(event))
      line.setLatLngs(stroke.map(({ x, y }) => map.containerPointToLatLng([x, y])))
    }
    const end = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return
      pointer = undefined
      const area = drawnArea(stroke, ({ x, y }) => {
        const { lng, lat } = map.containerPointToLatLng([x, y])
        return [lng, lat]
      })
      line.setLatLngs([])
      finish(area)
    }

    map.dragging.disable()
    box.classList.add('drawing')
    box.addEventListener('pointerdown', start)
    box.addEventListener('pointermove', move)
    box.addEventListener('pointerup', end)
    box.addEventListener('pointercancel', end)
    return () => {
      map.dragging.enable()
      box.classList.remove('drawing')
      box.removeEventListener('pointerdown', start)
      box.removeEventListener('pointermove', move)
      box.removeEventListener('pointerup', end)
      box.removeEventListener('pointercancel', end)
      line.remove()
    }
  }, [map])

  return <Hint role="status">{t(isEmpty ? 'draw.empty' : 'draw.hint')}</Hint>
}
