import { useEffect, useMemo, useState } from 'react'
import { DESCRIBED } from '../../../locales/described'
import type { Locale } from '../../contract/locales'
import type { SaidLine } from '../../domain/search/readLine'

const LANGUAGES = Object.keys(DESCRIBED) as Locale[]

/** How lines are read; `others` are the languages that the page is not in, once they are there. */
interface Reader {
  own: (text: string) => SaidLine
  /** Whether other languages are worth asking. */
  isLeft: (line: SaidLine) => boolean
  withOthers: () => Promise<(text: string) => SaidLine>
}

async function loadReader(locale: Locale): Promise<Reader> {
  const [{ readLine, isLeft, inItsLanguage }, { default: words }] = await Promise.all([
    import('../../domain/search/readLine'),
    DESCRIBED[locale](),
  ])
  const own = (text: string) => readLine(text, locale, words)
  const withOthers = async () => {
    const others = await Promise.all(
      LANGUAGES.filter((other) => other !== locale).map(async (other) => {
        const { default: theirs } = await DESCRIBED[other]()
        return (text: string) => readLine(text, other, theirs)
      }),
    )
    return (text: string) => {
      const line = own(text)
      return isLeft(line)
        ? inItsLanguage(
            line,
            others.map((read) => read(text)),
          )
        : line
    }
  }
  return { own, isLeft, withOthers }
}

/** What a line says where a place is asked for; all of it is where, as long as nothing more is understood. */
function beyondPlace(described: SaidLine | undefined, typed: string): SaidLine {
  const isMore =
    described && (described.offer ?? Object.keys(described.filter).length + described.beyond.length > 0)
  if (isMore) return described
  const several = described && described.places.length > 1 ? described.places : undefined
  const places = several ?? (typed.trim() ? [{ text: typed, isBeside: false, isTyped: true as const }] : [])
  return { filter: {}, beyond: [], rest: typed, places, ...(described?.stay && { stay: described.stay }) }
}

/** What was typed, for whoever sends it before it was understood. */
export async function describedLine(locale: Locale, typed: string): Promise<SaidLine> {
  const reader = await loadReader(locale).catch(() => undefined)
  const line = reader?.own(typed)
  const isOwn = !reader || !line || !reader.isLeft(line)
  const read = isOwn ? undefined : await reader.withOthers().catch(() => undefined)
  return beyondPlace(read?.(typed) ?? line, typed)
}

/**
 * What is typed where a place is asked for, as far as it says more than where; fetches what understands it once something is typed, and
 * the words of other languages once the page's own leaves several words of it.
 */
export function useDescribed(locale: Locale, typed: string): SaidLine {
  const [reader, setReader] = useState<Reader>()
  const [read, setRead] = useState<(text: string) => SaidLine>()
  const isTyped = typed.trim() !== ''
  const line = useMemo(() => (read ?? reader?.own)?.(typed), [read, reader, typed])
  const isLeft = Boolean(line && reader?.isLeft(line))

  useEffect(() => {
    if (!isTyped) return
    let isCurrent = true
    // Without an answer a place is looked for as it was typed.
    loadReader(locale).then(
      (loaded) => isCurrent && setReader(loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [locale, isTyped])

  useEffect(() => {
    if (!isLeft || !reader) return
    let isCurrent = true
    // Without an answer it is understood in the language of the page.
    reader.withOthers().then(
      (loaded) => isCurrent && setRead(() => loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [reader, isLeft])

  return useMemo(() => beyondPlace(line, typed), [line, typed])
}
