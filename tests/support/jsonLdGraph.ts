/** A thing of JSON-LD, as it was read. */
export type Thing = Readonly<Record<string, unknown>>

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every thing in a document's graph, those inside others too. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []
}

const isReference = (thing: Thing) => '@id' in thing && Object.keys(thing).length === 1

/** What is only pointed at and described nowhere in the same document. */
export function danglingIn(graph: unknown): unknown[] {
  const things = thingsIn(graph)
  const described = new Set(things.filter((thing) => !isReference(thing)).map((thing) => thing['@id']))
  return things
    .filter((thing) => isReference(thing) && !described.has(thing['@id']))
    .map((thing) => thing['@id'])
}

const OFFERS: ReadonlySet<unknown> = new Set(['Offer', 'AggregateOffer'])

/** Offers that tell neither a price nor why there is none. */
export const silentOffersIn = (graph: unknown): Thing[] =>
  thingsIn(graph).filter(
    (thing) =>
      OFFERS.has(thing['@type']) && !('price' in thing || 'lowPrice' in thing || thing['description']),
  )

/** Things that do not say what they are, those that are only pointed at aside. */
export const namelessIn = (graph: unknown): Thing[] =>
  thingsIn(graph).filter((thing) => !isReference(thing) && !('@type' in thing) && !('@graph' in thing))
