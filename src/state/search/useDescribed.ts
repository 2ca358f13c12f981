import { useEffect, useState } from 'react'
import { DESCRIBED } from '../../../locales/described'
import type { Locale } from '../../contract/common'
import type { Described } from '../../domain/search/described'
import type { SaidStay } from '../../domain/search/saidStay'

/** What a line says, and whether it asks for somewhere to stay on holiday. */
export interface SaidLine extends Described {
  stay?: SaidStay
}

type Read = (text: string) => SaidLine

const loadRead = async (locale: Locale): Promise<Read> => {
  const [{ describedSearch }, { saidStay }, { default: words }] = await Promise.all([
    import('../../domain/search/described'),
    import('../../domain/search/saidStay'),
    DESCRIBED[locale](),
  ])
  return (text) => {
    const stay = saidStay(text, locale, words)
    return { ...describedSearch(text, words), ...(stay && { stay }) }
  }
}

/** What a line says where a place is asked for; all of it is where, as long as nothing more is understood. */
function beyondPlace(read: Read | undefined, typed: string): SaidLine {
  const described = read?.(typed)
  const isMore =
    described && (described.offer ?? Object.keys(described.filter).length + described.beyond.length > 0)
  if (isMore) return described
  const several = described && described.places.length > 1 ? described.places : undefined
  const places = several ?? (typed.trim() ? [{ text: typed, isBeside: false, isTyped: true as const }] : [])
  return { filter: {}, beyond: [], rest: typed, places, ...(described?.stay && { stay: described.stay }) }
}

/** What was typed, for whoever sends it before it was understood. */
export const describedLine = async (locale: Locale, typed: string): Promise<SaidLine> =>
  beyondPlace(await loadRead(locale).catch(() => undefined), typed)

/** What is typed where a place is asked for, as far as it says more than where; fetches what understands it once something is typed. */
export function useDescribed(locale: Locale, typed: string): SaidLine {
  const [read, setRead] = useState<Read>()
  const isTyped = typed.trim() !== ''

  useEffect(() => {
    if (!isTyped) return
    let isCurrent = true
    // Without an answer a place is looked for as it was typed.
    loadRead(locale).then(
      (loaded) => isCurrent && setRead(() => loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale, isTyped])

  return beyondPlace(read, typed)
}
