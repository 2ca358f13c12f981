import type { Locale } from '../../contract/common'
import { estateCard } from './estateCard'
import { builtArea } from './figures'
import type { DomainEstate } from './fromApi'
import { isClosed } from './status'
import type { EstateCard, SimilarSeed } from './types'
import { orderedUnits } from './unitLines'

/** The units of a closed unit's own project that can still be had, the nearest to it in size first. */
export function similarUnits(
  { unit, status }: Pick<SimilarSeed, 'unit' | 'status'>,
  project: DomainEstate,
  locale: Locale,
): EstateCard[] {
  const units = orderedUnits(project)
  const closed = units.find(({ general }) => general.id === unit)
  const size = closed && builtArea(closed)
  const apart = (other: DomainEstate) => (size ? Math.abs((builtArea(other) ?? 0) - size) : 0)
  return units
    .filter((other) => other !== closed && !isClosed(other))
    .sort((a, b) => apart(a) - apart(b))
    .map((other) => estateCard(other, locale, project))
    .filter((card) => card.status === status)
}
