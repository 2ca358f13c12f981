import type { FoundCity } from '../../contract/estateMap'
import type { Locale } from '../../contract/locales'
import { aroundWords, withKind } from './placeWords'

/**
 * What a found place is called where it is offered: with its kind where a city may bear the same name, and as a circle.
 * @example foundName({ name: 'Gent', kind: 'municipality', around: { km: 10, … } }, 'nl') // '10 km rond Gent'
 */
export function foundName(
  { name, kind, around }: Pick<FoundCity, 'name' | 'kind' | 'around'>,
  locale: Locale,
): string {
  const called = withKind(kind, name, locale)
  return around ? aroundWords(around.km, called, locale) : called
}
