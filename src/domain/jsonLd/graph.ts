import type { LocationFeatureSpecification, Thing } from 'schema-dts'

/**
 * What a page tells machines, as the text of a `<script type="application/ld+json">`. `<` is escaped, so that no text
 * of a listing can end the script.
 */
export function jsonLdText(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c')
}

/** What there is in a place, each with how many or how much of it where that is known. */
export const amenityFeatures = (
  amenities: readonly (readonly [name: string, amount?: string])[],
): LocationFeatureSpecification[] =>
  amenities.map(([name, amount]) => ({
    '@type': 'LocationFeatureSpecification',
    name,
    value: amount ?? true,
  }))

/** Address of a path or asset with the site's origin; addresses that have one stay as they are. */
export const absolute = (origin: string, path: string) => (path.startsWith('/') ? origin + path : path)
