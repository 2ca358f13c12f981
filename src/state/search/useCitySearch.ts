import { useEffect, useEffectEvent, useState } from 'react'
import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/common'
import type { SaidPlace } from '../../domain/search/saidPlaces'
import { liveClient } from '../liveSite'
import { askCities } from './citySuggestions'

/** As long as a visitor who types takes between two letters. */
const PAUSE = 180

/** A place as it was typed. */
type Said = Pick<SaidPlace, 'text' | 'isTyped'>

/** More places are not looked for at once. */
const MOST_PLACES = 6
const PARTING = '\n'
/** Marks what is asked as a part of a line. */
const IN_LINE = '- '
const SEVERAL_WORDS = /[\p{L}\d]\P{L}+\p{L}/u

/** What answers each of some places, in their order; throws HttpError. */
export const askPlaces = (siteId: string, locale: Locale, said: readonly Said[], signal?: AbortSignal) =>
  Promise.all(
    said.slice(0, MOST_PLACES).map(async ({ text, isTyped }) => {
      const typed = text.trim()
      const ask = (isLine: boolean) =>
        askCities(liveClient(siteId, locale), typed, { locale, signal, isLine })
      const found = await ask(!isTyped)
      // An address, or words that are not understood, may hold a place.
      return isTyped && !found.length && SEVERAL_WORDS.test(typed) ? ask(true) : found
    }),
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
  const text = said
    .map((one) => (one.isTyped ? '' : IN_LINE) + one.text.trim())
    .join(PARTING)
    .trim()
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
  const found = usePlacesSearch(siteId, locale, [{ text: typed, isTyped: true }])
  return found && (found[0] ?? [])
}
