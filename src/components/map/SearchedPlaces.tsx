import { Circle, Polygon } from 'react-leaflet'
import { isViewArea } from '../../domain/map/viewArea'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { useCircles } from './useCircles'

/** Where a search says to look, drawn on its map: an area or the window that was in sight, circles. */
export function SearchedPlaces({ filter }: { filter: SearchFilter }) {
  const circles = useCircles(filter)
  const isView = filter.area !== undefined && isViewArea(filter.area)
  return (
    <>
      {filter.area && (
        <Polygon
          key={String(isView)}
          positions={filter.area.map(([lon, lat]) => [lat, lon])}
          interactive={false}
          className={isView ? 'area view' : 'area'}
        />
      )}
      {circles.map(({ km, lat, lon }) => (
        <Circle
          key={`${km};${lat};${lon}`}
          center={[lat, lon]}
          radius={km * 1000}
          interactive={false}
          className="area"
        />
      ))}
    </>
  )
}
