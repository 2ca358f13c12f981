import type { Query } from '../../contract/search'
import { MAX_AREA_POINTS } from '../../contract/searchLimits'
import { METRE_DECIMALS, rounded } from '../map/rounded'

/** A ring a visitor drew on the map: points of [longitude, latitude] in degrees, the first not repeated at the end. */
export type Area = readonly (readonly [lon: number, lat: number])[]

const LEAST_POINTS = 3

const toMetre = (degrees: number) => rounded(degrees, METRE_DECIMALS)

const samePoint = (a: Area[number] | undefined, b: Area[number] | undefined) =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1]

/** The ring rounded, open and without points that repeat; undefined when it holds nothing or is nowhere on earth. */
export function cleanArea(area: Area): Area | undefined {
  const points = area.map(([lon, lat]) => [toMetre(lon), toMetre(lat)] as const)
  const ring = points.filter((point, index) => !samePoint(point, points[index - 1]))
  while (ring.length > 1 && samePoint(ring[0], ring[ring.length - 1])) ring.pop()
  const onEarth = ring.every(([lon, lat]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90)
  return onEarth && ring.length >= LEAST_POINTS && ring.length <= MAX_AREA_POINTS ? ring : undefined
}

const POINT = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)$/

/**
 * Reads `area`; undefined unless it is a ring of 'longitude,latitude' points with a ; between them.
 * @example parseArea('3.7,51;3.8,51;3.8,51.1') // [[3.7, 51], [3.8, 51], [3.8, 51.1]]
 */
export function parseArea(text: string): Area | undefined {
  const points = text.split(';').map((part) => POINT.exec(part.trim()))
  const ring = points.flatMap((point) => (point ? [[Number(point[1]), Number(point[2])] as const] : []))
  return ring.length === points.length ? cleanArea(ring) : undefined
}

// Very small figures would be written with an exponent.
const degrees = (value: number) => value.toFixed(METRE_DECIMALS).replace(/\.?0+$/, '')

/** @example printArea([[3.7, 51], [3.8, 51], [3.8, 51.1]]) // '3.7,51;3.8,51;3.8,51.1' */
export const printArea = (area: Area): string =>
  area.map(([lon, lat]) => `${degrees(lon)},${degrees(lat)}`).join(';')

/** The ring as a query asks for it. */
export const areaPart = (area: Area): NonNullable<Query['area']> => area.map(([lon, lat]) => [lon, lat])
