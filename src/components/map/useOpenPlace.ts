import { useCallback, useRef, useState } from 'react'
import { isGroup, type MapPlace } from '../../domain/map/mapPlaces'
import type { PlaceIndex } from '../../domain/map/placeIndex'
import { keepView, keptView } from '../../state/map/keptView'
import type { Pointed } from '../../state/pointed'

/** Where its button now is when a search drew all of them anew; the map where it is none of them any more. */
const pinNow = () =>
  document.querySelector<HTMLElement>('.pin.open') ??
  document.querySelector<HTMLElement>('[role=application]')

/**
 * Which place is open on a map (after a way back the one that was), which is pointed at, and which of them is not to hide in a cluster.
 * `takesFocus` says, once, whether the visitor asked for what is open: a search that finds it again takes nobody from where they are.
 */
export function useOpenPlace(index: PlaceIndex, pointed: Pointed | null) {
  const [chosen, setChosen] = useState(() => keptView().open)
  const opener = useRef<HTMLButtonElement>(null)
  const isAsked = useRef(true)
  const pointedPlace = pointed ? index.placeOf(pointed.id) : undefined
  const open = chosen === undefined ? undefined : index.at(chosen)

  const choose = useCallback((key: string | undefined) => {
    setChosen(key)
    keepView({ open: key })
  }, [])

  const leave = useCallback(() => choose(undefined), [choose])
  const close = useCallback(() => {
    leave()
    const pin = opener.current?.isConnected ? opener.current : pinNow()
    pin?.focus({ preventScroll: true })
  }, [leave])
  const takesFocus = useCallback(() => {
    const is = isAsked.current
    isAsked.current = false
    return is
  }, [])

  function show(place: MapPlace, button: HTMLButtonElement) {
    opener.current = button
    isAsked.current = true
    choose(place.key)
  }

  // What the list points at stays by itself when it is then pointed at on the map: else it would go from under the finger.
  const [lit, setLit] = useState<string>()
  const isLit = pointed?.on === 'list' || (pointedPlace !== undefined && pointedPlace.key === lit)
  const litKey = isLit ? pointedPlace?.key : undefined
  if (litKey !== lit) setLit(litKey)
  // A group is the cluster that stands there.
  const alone = (open && !isGroup(open) ? open : undefined) ?? (isLit ? pointedPlace : undefined)
  return { open, pointed: pointedPlace, alone, show, leave, close, takesFocus }
}
