import { useMemo } from 'react'
import type { GeoRange } from '../../domain/search/geoRange'
import { parsePlace } from '../../domain/search/placeCode'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { useSearch } from '../../state/search/useSearch'

/** The circles of a search: the one that is set by where it is, and those around places as far as these are known. */
export function useCircles({
  place = [],
  geoRange,
}: Pick<SearchFilter, 'place' | 'geoRange'>): readonly GeoRange[] {
  const known = useSearch((state) => state.filter.options.places)
  return useMemo(() => {
    const around = (place ?? []).flatMap((text): GeoRange[] => {
      const { code, km } = parsePlace(text) ?? {}
      const { lat, lon } = known?.find((one) => one.code === code) ?? {}
      return km && lat != null && lon != null ? [{ km, lat, lon }] : []
    })
    return geoRange ? [geoRange, ...around] : around
  }, [place, geoRange, known])
}
