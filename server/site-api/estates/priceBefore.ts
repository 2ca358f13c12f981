import { sql } from 'kysely'
import type { Estate } from '../../../src/contract/estate'
import { askingPrice } from '../../../src/domain/estate/price'
import type { Db } from '../admin/writer'

type General = Estate['general']

/** A listing as it stands, where its price was or is being lowered. */
interface Standing {
  id: number
  /** Euro that are told of it. */
  price: number
  general: Pick<General, 'period' | 'transaction' | 'priceBefore'>
}

/** What is known of a price that was lowered now or before; undefined where it rose, or another thing is asked for. */
function before({ general: now }: Estate, asked: number, { price, general }: Standing): number | undefined {
  if (now.period !== general.period || now.transaction.id !== general.transaction.id) return undefined
  if (asked < price) return price
  return asked === price ? (general.priceBefore ?? undefined) : undefined
}

/**
 * The estates with what was asked for each before its price was lowered, where the back office says nothing of that
 * (docs/decisions/330-price-cuts.md).
 */
export async function withPriceBefore(db: Db, siteId: string, estates: Estate[]): Promise<Estate[]> {
  const asked = new Map(
    estates.flatMap((estate) => {
      const price = estate.general.priceBefore === undefined ? askingPrice(estate) : undefined
      return price === undefined ? [] : [[estate.general.id, price] as const]
    }),
  )
  if (!asked.size) return estates
  // The whole document is only read where something was or is lowered.
  const { rows } = await sql<Standing>`
    select l.id, l.price, (e.doc::jsonb -> 'general') as general
    from unnest(${[...asked.keys()]}::int[], ${[...asked.values()]}::float8[]) as n(id, price)
    join listing_index l on l.site_id = ${siteId} and l.id = n.id
    join estate e on e.site_id = ${siteId} and e.id = n.id
    where l.price > n.price or (l.price = n.price and l.facts ? 'price_cut')
  `.execute(db)
  const standing = new Map(rows.map((row) => [row.id, row]))
  return estates.map((estate) => {
    const { general } = estate
    const [price, stood] = [asked.get(general.id), standing.get(general.id)]
    const priceBefore = price !== undefined && stood && before(estate, price, stood)
    return priceBefore ? { ...estate, general: { ...general, priceBefore } } : estate
  })
}
