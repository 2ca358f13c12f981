import { useEffect, useEffectEvent, useState } from 'react'
import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/common'
import type { SaidPlace } from '../../domain/search/saidPlaces'
import { liveClient } from '../liveSite'
import { askCities } from './citySuggestions'

/** As long as a visitor who types takes between two letters. */
const PAUSE = 180

/** A place as it was typed. */
type Said = Pick<SaidPlace, 'text'>

/** More places are not looked for at once. */
const MOST_PLACES = 6
const PARTING = '\n'

/** What answers each of some places, in their order; throws HttpError. */
export const askPlaces = (siteId: string, locale: Locale, said: readonly Said[], signal?: AbortSignal) =>
  Promise.all(
    said
      .slice(0, MOST_PLACES)
      .map(({ text }) => askCities(liveClient(siteId, locale), text.trim(), locale, signal)),
  )

/**
 * Places that answer each of what is typed: undefined while nothing is typed or the answer is on its way, null when the search for places
 * could not be asked.
 */
export function usePlacesSearch(
  siteId: string,
  locale: Locale,
  said: readonly Said[],
): FoundCity[][] | null | undefined {
  const text = said.map((one) => one.text.trim()).join(PARTING)
  const [answer, setAnswer] = useState<{ text: string; found: FoundCity[][] | null }>()
  const ask = useEffectEvent((signal: AbortSignal) => askPlaces(siteId, locale, said, signal))

  useEffect(() => {
    if (!text) return
    const controller = new AbortController()
    const settle = (found: FoundCity[][] | null) => {
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

/** The same of one place. */
export function useCitySearch(siteId: string, locale: Locale, typed: string): FoundCity[] | null | undefined {
  const found = usePlacesSearch(siteId, locale, [{ text: typed }])
  return found && (found[0] ?? [])
}
