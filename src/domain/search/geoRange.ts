import { MAX_KM } from '../../contract/searchLimits'
import { rounded } from '../map/rounded'

/** A circle a visitor searches in: kilometres around a point in degrees. */
export interface GeoRange {
  km: number
  lat: number
  lon: number
}

const KM_DECIMALS = 3
/** Most decimals of a coordinate (spec §5 Formats): a centimetre. */
const DEGREE_DECIMALS = 7

const PATTERN = /^(\d+(?:\.\d+)?)km;(-?\d{1,3}\.\d+);(-?\d{1,3}\.\d+)$/

/** The circle with its figures rounded, no wider than is searched; undefined when it is empty or nowhere on earth. */
export function cleanGeoRange({ km, lat, lon }: GeoRange): GeoRange | undefined {
  const circle = {
    km: rounded(Math.min(km, MAX_KM), KM_DECIMALS),
    lat: rounded(lat, DEGREE_DECIMALS),
    lon: rounded(lon, DEGREE_DECIMALS),
  }
  const exists = circle.km > 0 && Math.abs(circle.lat) <= 90 && Math.abs(circle.lon) <= 180
  return exists ? circle : undefined
}

/**
 * Reads `geo_range`; undefined unless it is '{number}km;{latitude decimal};{longitude decimal}' (spec §5).
 * @example parseGeoRange('10km;51.0543;3.7174') // { km: 10, lat: 51.0543, lon: 3.7174 }
 */
export function parseGeoRange(text: string): GeoRange | undefined {
  const [, km, lat, lon] = PATTERN.exec(text.trim()) ?? []
  return km && lat && lon ? cleanGeoRange({ km: Number(km), lat: Number(lat), lon: Number(lon) }) : undefined
}

const degrees = (value: number) => value.toFixed(DEGREE_DECIMALS).replace(/(\.\d+?)0+$/, '$1')

/** @example printGeoRange({ km: 10, lat: 51, lon: 3.7174 }) // '10km;51.0;3.7174' */
export const printGeoRange = ({ km, lat, lon }: GeoRange): string => `${km}km;${degrees(lat)};${degrees(lon)}`
