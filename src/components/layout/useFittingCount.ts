import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { isDesktop } from '../../styles/media'
import { useIsBrowser } from '../../state/useIsBrowser'
import { fittingCount } from './fittingCount'
import { throttled } from './throttled'

const widthOf = (element: Element | null | undefined) => element?.getBoundingClientRect().width ?? 0

/**
 * How many of the list's items fit beside each other, measured anew on resize (every 50 ms) and scroll (every 10 ms,
 * spec §9), when the typeface arrives and when it is made larger. All of them while prebuilt and below the desktop's width.
 * The list's items carry `data-item`, the one that opens the overflow `data-more`.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, items: string): number {
  const isBrowser = useIsBrowser()
  const [fitting, setFitting] = useState({ items, count: Infinity })
  const widths = useRef<number[]>([])

  useLayoutEffect(() => {
    const element = list.current
    if (!isBrowser || !element) return
    const measure = () => {
      if (!isDesktop()) return setFitting({ items, count: Infinity })
      element.querySelectorAll('[data-item]').forEach((item, index) => {
        widths.current[index] = widthOf(item)
      })
      const count = fittingCount({
        widths: widths.current,
        gap: parseFloat(getComputedStyle(element).columnGap) || 0,
        more: widthOf(element.querySelector('[data-more]')),
        available: widthOf(element.parentElement),
      })
      setFitting((before) => (before.items === items && before.count === count ? before : { items, count }))
    }
    widths.current = []
    measure()
    const onResize = throttled(measure, 50)
    const onScroll = throttled(measure, 10)
    window.addEventListener('resize', onResize)
    window.addEventListener('scroll', onScroll, { passive: true })
    // Letters that are made larger ask for a larger line, without the window being another.
    const watch = new ResizeObserver(onResize)
    watch.observe(element)
    let here = true
    document.fonts?.ready.then(() => here && measure())
    return () => {
      here = false
      watch.disconnect()
      onResize.cancel()
      onScroll.cancel()
      window.removeEventListener('resize', onResize)
      window.removeEventListener('scroll', onScroll)
    }
  }, [list, items, isBrowser])

  return fitting.items === items ? fitting.count : Infinity
}
