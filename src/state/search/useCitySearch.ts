import { useEffect, useEffectEvent, useState } from 'react'
import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/common'
import { liveClient } from '../liveSite'
import { askCities } from './citySuggestions'

/** As long as a visitor who types takes between two letters. */
const PAUSE = 180

/**
 * Municipalities that answer what is typed: undefined while nothing is typed or the answer is on its way, null when the
 * search for places could not be asked.
 */
export function useCitySearch(siteId: string, locale: Locale, typed: string): FoundCity[] | null | undefined {
  const text = typed.trim()
  const [answer, setAnswer] = useState<{ text: string; found: FoundCity[] | null }>()
  const ask = useEffectEvent((signal: AbortSignal) =>
    askCities(liveClient(siteId, locale), text, locale, signal),
  )

  useEffect(() => {
    if (!text) return
    const controller = new AbortController()
    const settle = (found: FoundCity[] | null) => {
      if (!controller.signal.aborted) setAnswer({ text, found })
    }
    const timer = setTimeout(() => {
      ask(controller.signal).then(settle, () => settle(null))
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])

  return answer && answer.text === text ? answer.found : undefined
}
