interface Place {
  visible: boolean
  geoLocation?: { lat: number; lon: number } | null | undefined
}

/** Degrees to which a hidden place is told: about a kilometre, enough for a circle on a map. */
const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** Where a thing may be said to be: exact for a visible address, to about a kilometre for a hidden one. */
export function publicPosition({ visible, geoLocation }: Place) {
  if (!geoLocation || visible) return geoLocation ?? null
  return { lat: rounded(geoLocation.lat), lon: rounded(geoLocation.lon) }
}
