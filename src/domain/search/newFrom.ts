import type { Query } from '../../contract/search'
import { ENDS } from '../estate/closedStatus'
import { STATUS_FIELD } from './statusIds'

/** What came on the site on a day or later, and can still be had: as cards say what is new. */
export const newFrom = (day: string): Query => ({
  range: { 'general.publicationDate': { gte: day } },
  not: { [STATUS_FIELD]: Object.values(ENDS) },
})
