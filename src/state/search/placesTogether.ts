import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/locales'
import { foundName, isWholeTown } from '../../domain/search/foundName'
import { quoted } from '../../domain/format/quoted'
import type { SaidPlace } from '../../domain/search/saidPlaces'
import type { CitySuggestion } from './citySuggestions'
import { meantPlaces } from './meantPlaces'

const NOBODY_COUNTED = { zip: '', note: '', count: undefined }

/** What to choose where several places were said: all of them, the last as each that is found for it; what is no place as words. */
export function placesTogether(
  said: readonly SaidPlace[],
  found: readonly (readonly FoundCity[])[],
  locale: Locale,
): CitySuggestion[] {
  const candidates: readonly (FoundCity | undefined)[] = found.at(-1)?.length
    ? (found.at(-1) ?? [])
    : [undefined]
  const best = meantPlaces(said, found).places.at(-1)
  const known = new Set<string>()
  return [best, ...candidates].flatMap((candidate, index) => {
    const { places, unknown } = meantPlaces(said, found, index ? candidate : undefined)
    const last = places.at(-1)
    const name = places.map((place) => foundName(place, locale)).join(' + ')
    if (!last || known.has(name)) return []
    known.add(name)
    return {
      ...NOBODY_COUNTED,
      ids: last.ids,
      place: last.place,
      name,
      isWhole: isWholeTown(last),
      around: last.around,
      before: places.slice(0, -1),
      ...(unknown.length > 0 && {
        note: quoted(unknown.join(' '), locale),
        also: { words: unknown.join(' ') },
      }),
    }
  })
}
