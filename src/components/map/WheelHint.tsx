import { useEffect, useState } from 'react'
import { useMap } from 'react-leaflet'
import styled from 'styled-components'
import { useTexts } from '../../i18n/useTexts'
import { zoomsByWheel } from './zoomsByWheel'

/** How long the hint stays after the wheel was last turned, ms. */
const SHOWN_MS = 1500

/** Leaves the wheel to the page, so that nobody who scrolls is caught by a map; says how a map is zoomed by it. */
export function WheelHint() {
  const { t } = useTexts('map')
  const map = useMap()
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    const box = map.getContainer()
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => setShown(false)
    const onWheel = (event: WheelEvent) => {
      clearTimeout(timer)
      if (zoomsByWheel(event)) return hide()
      // Leaflet, which would zoom and keep the page where it is, does not hear of it.
      event.stopPropagation()
      setShown(true)
      timer = setTimeout(hide, SHOWN_MS)
    }
    const how = { capture: true, passive: true }
    box.addEventListener('wheel', onWheel, how)
    return () => {
      clearTimeout(timer)
      box.removeEventListener('wheel', onWheel, how)
    }
  }, [map])

  if (!isShown) return null
  return <Words aria-hidden="true">{t(isApple() ? 'map.wheel.command' : 'map.wheel.control')}</Words>
}

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)

const Words = styled.p`
  position: absolute;
  z-index: 900;
  inset: auto 0 48px;
  width: fit-content;
  max-width: calc(100% - 2 * var(--s4));
  margin-inline: auto;
  padding: var(--s2) var(--s4);
  border-radius: var(--radius);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--t14);
  text-align: center;
  pointer-events: none;
`
