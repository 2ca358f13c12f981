import type { AggregateOffer, Offer } from 'schema-dts'
import { isClosedStatus } from '../estate/closedStatus'
import type { EstateView, UnitLine } from '../estate/types'
import { word } from '../words'

type Shown = Pick<
  EstateView,
  'locale' | 'status' | 'sold' | 'price' | 'priceValue' | 'figures' | 'units' | 'kind'
>

const GOOD_RELATIONS = 'http://purl.org/goodrelations/v1#'
const RENTED: ReadonlySet<EstateView['status']> = new Set(['TO_RENT', 'RENTED'])
// What UN/CEFACT calls a week, a month and a year.
const UNIT = { WEEK: 'WEE', MONTH: 'MON', YEAR: 'ANN' } as const

const gone = ({ status, sold }: Pick<EstateView, 'status' | 'sold'>) => sold || isClosedStatus(status)

const terms = (view: Shown, sellerId: string, offeredId: string) => ({
  businessFunction: {
    '@type': 'BusinessFunction' as const,
    '@id': GOOD_RELATIONS + (RENTED.has(view.status) ? 'LeaseOut' : 'Sell'),
  },
  availability: gone(view)
    ? ('https://schema.org/SoldOut' as const)
    : ('https://schema.org/InStock' as const),
  priceCurrency: 'EUR',
  seller: { '@id': sellerId },
  itemOffered: { '@id': offeredId },
})

function aggregate(units: readonly UnitLine[]) {
  const prices = units.flatMap(({ sold, priceValue }) => (sold || priceValue === null ? [] : [priceValue]))
  const free = units.filter((unit) => !gone(unit)).length
  return {
    offerCount: free,
    ...(prices.length && { lowPrice: Math.min(...prices), highPrice: Math.max(...prices) }),
  }
}

/** What stands where a price would: that it is sold, what is paid for life, or that one has to ask. */
const untold = ({ price, locale }: Shown) => ({ description: price || word('price.untold', locale) })

/** Under which terms a listing can be had: of a project from the lowest to the highest price of what is free. */
export function offer(view: Shown, sellerId: string, offeredId: string): Offer | AggregateOffer {
  const { priceValue, figures, kind, units } = view
  const shared = terms(view, sellerId, offeredId)
  if (kind === 'project' && units.length) {
    const sum = aggregate(units)
    return { '@type': 'AggregateOffer', ...shared, ...sum, ...(!('lowPrice' in sum) && untold(view)) }
  }
  return {
    '@type': 'Offer',
    ...shared,
    ...(priceValue === undefined ? untold(view) : { price: priceValue }),
    ...(priceValue !== undefined &&
      figures.period && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: priceValue,
          priceCurrency: 'EUR',
          unitCode: UNIT[figures.period],
        },
      }),
  }
}
