import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/locales'
import { foundName, isWholeTown } from '../../domain/search/foundName'
import { quoted } from '../../domain/format/quoted'
import type { SaidPlace } from '../../domain/search/saidPlaces'
import type { CitySuggestion } from './citySuggestions'
import { lastOffers, meantPlaces } from './meantPlaces'

const NOBODY_COUNTED = { zip: '', note: '', count: undefined }

/**
 * What to choose where several places were said: all of them, the last as each that is found for it; what is no place as words.
 * @param isTold whether words are looked for: listings have them
 */
export function placesTogether(
  said: readonly SaidPlace[],
  found: readonly (readonly FoundCity[])[],
  locale: Locale,
  isTold: (words: string) => boolean = () => true,
): CitySuggestion[] {
  const last = lastOffers(found[said.length - 1] ?? [])
  const best = meantPlaces(said, found)
  const ending = said.at(-1)
  // What is still being typed may become a place that begins so.
  const isBegun = best.unknown.includes(ending?.written ?? ending?.text ?? '')
  const known = new Set<string>()
  const all = isBegun ? [...last, undefined] : [undefined, ...last]
  return all.flatMap((candidate) => {
    const { places, unknown } = candidate ? meantPlaces(said, found, candidate) : best
    const place = places.at(-1)
    const told = unknown.filter(isTold)
    const name = places.map((place) => foundName(place, locale)).join(' + ')
    if (!place || known.has(name)) return []
    known.add(name)
    return {
      ...NOBODY_COUNTED,
      ids: place.ids,
      place: place.place,
      name,
      isWhole: isWholeTown(place),
      around: place.around,
      before: places.slice(0, -1),
      ...(told.length > 0 && { note: quoted(told.join(' '), locale), also: { words: told.join(' ') } }),
    }
  })
}
