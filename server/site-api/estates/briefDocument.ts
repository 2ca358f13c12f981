import { createHash } from 'node:crypto'
import type { Estate } from '../../../src/contract/estate'
import { CARD_FIELDS } from '../../../src/domain/estate/cardFields'
import { pickFields } from '../pickFields'

/** Tells documents that were cut to other fields, or put together differently, by another version of the program. */
export const BRIEF_FIELDS = createHash('md5').update(`2 ${CARD_FIELDS.join()}`).digest('hex')

const cut = pickFields(CARD_FIELDS)

/** The part of an estate that is kept beside it, for lists. */
export const briefOf = (estate: Estate) => cut(estate)

/** Not of a document, but made for it. */
export const DIGEST = 'digest'

/** Whether everything that is asked for stands in the short document. */
export const isInBrief = (fields: readonly string[] | undefined): boolean =>
  fields?.every(
    (path) => path === DIGEST || CARD_FIELDS.some((known) => path === known || path.startsWith(`${known}.`)),
  ) ?? false
