import { wordsOfPlace } from './placeWords'

/** What is asked: a place, and how far around it when that is said. */
export interface AskedPlace {
  text: string
  /** Kilometres; undefined where the place itself is meant. */
  km?: number | undefined
}

/** How far "around" is when nobody says it. */
export const AROUND_KM = 10
const MOST_KM = 100

const KM = /(?:\+\s*)?(\d{1,3})(?:[.,]\d+)?\s*(?:km|kilometers?|kilom[eè]tres?)(?![a-z])\.?/i

const words = (text: string) => text.split('|')
/** Said before a place, longest first; in all four languages, as many a visitor mixes them. */
const AROUND = words(
  'in de buurt van|in de omgeving van|in de nabijheid van|in het midden van|dans les environs de|aux environs de|aux alentours de|a proximite de|dans la region de|in der naehe von|in der nahe von|in der umgebung von|rund um|rond om|close to|next to|not far from|niet te ver van|niet ver van|nicht weit weg von|nicht weit von|pas trop loin de|not too far from|pas loin de|non loin de|autour de|autour d|autour du|pres de|pres d|proche de|environs de|alentours de|region de|omgeving van|omgeving|omtrek van|buurt van|rondom|rond|nabij|dichtbij|dicht bij|vlakbij|around|near|nearby|nahe|umgebung von|umgebung|umkreis|regio|region|vicinity of|um|bei|bij',
)
/** Said after it. */
const ABOUT = words(
  'of omgeving|of omstreken|ou environs|ou alentours|ou les environs|or surroundings|or nearby|or around|oder umgebung|en omgeving|en omstreken|eo|e o|en buurt|en randgemeenten|et environs|et alentours|et les environs|and surroundings|and around|and nearby|und umgebung|und umland|umgebung|omgeving|environs',
)
/** Said before a distance: phrases, as Meer and Over are places too. */
const AT_MOST = words(
  'niet meer dan|niet verder dan|minder dan|hoogstens|hooguit|pas plus de|pas plus loin que|moins de|au plus|au maximum|maximum|no more than|not more than|no further than|less than|at most|under|nicht mehr als|nicht weiter als|weniger als|hochstens|hoechstens|maximal|unter|a une distance de|afstand',
)
/** What else stands between a distance and its place. */
const BETWEEN = new Set(
  words(
    'binnen|in|een|straal|van|vanaf|vanuit|rond|rondom|om|max|maximum|maximaal|tot|op|dans|un|rayon|autour|a|de|d|du|jusqu|within|of|around|from|up|to|radius|im|umkreis|um|von|bis|the|near|near|with|kilometer|entfernt|weg|loin|away|bei|mit',
  ),
)

/** The words without those of the list that they begin with; undefined when they begin with none. */
function after(text: string, list: readonly string[]): string | undefined {
  const found = list.find((said) => text.startsWith(`${said} `) && text.length > said.length + 1)
  return found && text.slice(found.length + 1)
}
function before(text: string, list: readonly string[]): string | undefined {
  const found = list.find((said) => text.endsWith(` ${said}`))
  return found && text.slice(0, -found.length - 1)
}

function withoutFirst(given: readonly string[]): string[] {
  const first = given.findIndex((word) => !BETWEEN.has(word))
  return first < 0 ? [] : given.slice(first)
}
const withoutLast = (given: readonly string[]): string[] => withoutFirst([...given].reverse()).reverse()

/**
 * A circle that is asked in words, in any of the four languages; undefined when none is.
 * @example askedAround('gent 10 km') // { text: 'gent', km: 10 }
 * @example askedAround('autour de Bruges') // { text: 'bruges', km: 10 }
 */
export function askedAround(typed: string): AskedPlace | undefined {
  const far = KM.exec(typed)
  if (far) {
    const rest = wordsOfPlace(typed.replace(KM, ' '))
    const said = withoutFirst(rest).join(' ')
    const text = withoutLast(withoutFirst((after(said, AT_MOST) ?? said).split(' '))).join(' ')
    const km = Math.min(Number(far[1]), MOST_KM)
    return text && km > 0 ? { text: before(text, ABOUT) ?? text, km } : undefined
  }
  const plain = wordsOfPlace(typed).join(' ')
  const text = after(plain, AROUND) ?? before(plain, ABOUT)
  return text ? { text, km: AROUND_KM } : undefined
}
