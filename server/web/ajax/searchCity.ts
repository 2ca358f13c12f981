import { Type } from '@sinclair/typebox'
import { findCities } from '../../../src/siteApi/estates'
import { ajaxRoute } from './ajaxRoute'

const MAX_AGE_S = 60

/** Municipalities to offer for what was typed so far (docs/decisions/071-city-search.md). */
export const searchCity = ajaxRoute({
  method: 'GET',
  path: 'search-city',
  query: Type.Object({
    q: Type.String({ minLength: 1, maxLength: 100 }),
    /** Whether it says more than where. */
    line: Type.Optional(Type.Boolean()),
  }),
  handle: ({ locale, client, query, reply, signal }) => {
    reply.header('cache-control', `max-age=${MAX_AGE_S}`)
    return findCities(client, query.q, { locale, signal, ...(query.line && { line: true }) })
  },
})
