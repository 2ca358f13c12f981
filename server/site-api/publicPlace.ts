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

const without = (value: object, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)))

const STREET = new Set(['street', 'street_address', 'number', 'box'])

/** An address as any visitor may have it: of a hidden one neither street nor number, and no exact position. */
export function publicAddress<A extends Place>(address: A): A {
  if (address.visible) return address
  const position = publicPosition(address)
  return { ...without(address, STREET), ...(position ? { geoLocation: position } : {}) } as A
}

// Whoever knows the parcel knows the house.
const PARCEL = new Set(['cadastral_division', 'cadastral_section', 'cadastral_number', 'lot_number'])

/** A stored listing whose address is hidden, as JSON text, without what gives its place away. */
export function withoutPlace(json: string): string {
  const document = JSON.parse(json) as {
    address: Place
    listing?: { construction?: object | null } | null
  }
  const { listing } = document
  return JSON.stringify({
    ...document,
    address: publicAddress(document.address),
    ...(listing?.construction && {
      listing: { ...listing, construction: without(listing.construction, PARCEL) },
    }),
  })
}
