import { createHash } from 'node:crypto'
import type { Estate } from '../../../src/contract/estate'
import { CARD_FIELDS } from '../../../src/domain/estate/cardFields'
import { namedAssets } from '../assets/namedAssets'
import { madeOnce } from '../madeOnce'
import { pickFields } from '../pickFields'
import { publicEstate } from '../publicForm'

/** Tells documents that were cut to other fields, or put together differently, by another version of the program. */
export const BRIEF_FIELDS = createHash('md5').update(`3 ${CARD_FIELDS.join()}`).digest('hex')

const cut = pickFields(CARD_FIELDS)

/** The part of an estate that lists show. */
export const briefOf = (estate: Estate) => cut(estate)

/** What is kept beside an estate for whoever asks, as JSON texts: all that anybody may have, its digest, the part for lists and its pictures. */
export interface PublicTexts {
  shown: string
  digest: string
  brief: string
  /** The pictures that it names. */
  assets: string[]
}

/** Made once of each estate, as several columns are written of it. */
export const publicTexts: (estate: Estate) => PublicTexts = madeOnce((estate) => {
  const form = publicEstate(estate)
  const shown = JSON.stringify(form)
  const digest = createHash('md5').update(shown).digest('hex')
  return { shown, digest, brief: JSON.stringify(briefOf(form)), assets: namedAssets(shown) }
})

/** Not of a document, but made for it. */
export const DIGEST = 'digest'

/** Whether everything that is asked for stands in the short document. */
export const isInBrief = (fields: readonly string[] | undefined): boolean =>
  fields?.every(
    (path) => path === DIGEST || CARD_FIELDS.some((known) => path === known || path.startsWith(`${known}.`)),
  ) ?? false
