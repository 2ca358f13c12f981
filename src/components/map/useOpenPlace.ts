import { useCallback, useRef, useState } from 'react'
import type { MapPlace } from '../../domain/map/mapPlaces'
import type { PlaceIndex } from '../../domain/map/placeIndex'
import type { Pointed } from '../../state/pointed'

/** Which place is open on a map, which is pointed at, and which of them is not to hide in a cluster. */
export function useOpenPlace(index: PlaceIndex, pointed: Pointed | null) {
  const [chosen, setChosen] = useState<MapPlace>()
  const opener = useRef<HTMLButtonElement>(null)
  const pointedPlace = pointed ? index.placeOf(pointed.id) : undefined
  const open = chosen && index.at(chosen.key)

  const close = useCallback(() => {
    setChosen(undefined)
    opener.current?.focus({ preventScroll: true })
  }, [])

  function show(place: MapPlace, button: HTMLButtonElement) {
    opener.current = button
    setChosen(place)
  }

  const alone = open ?? (pointed?.on === 'list' ? pointedPlace : undefined)
  return { open, pointed: pointedPlace, alone, show, close }
}
