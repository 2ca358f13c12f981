import { createReadStream } from 'node:fs'
import type { ImportReport } from '../../../src/contract/asset'
import { shortText } from '../../site-api/admin/shortText'
import { keptName } from '../../keptName'
import { LONGEST_LINE, readLines } from '../../site-api/admin/readLines'

/** Letters of a name that are told. */
const LONGEST_NAME = 80

type Told = ImportReport['errors'][number]

/** What is wrong with a line, and of which listing that is: '' where nobody knows. */
export interface NamedError extends Told {
  of: string
}

interface Named {
  general?: { id?: unknown; reference?: unknown }
  listing?: { external_id?: unknown }
}

/** What whoever keeps a listing calls it: its reference, the text by which the feed knows it, else its number. */
function nameOf(text: string | undefined): string {
  try {
    const { kind, data } = JSON.parse(text ?? '') as { kind?: unknown; data?: Named }
    if (kind !== 'estate') return ''
    return shortText(keptName(data ?? {}) ?? String(data?.general?.id ?? ''), LONGEST_NAME)
  } catch {
    return ''
  }
}

/** Errors of an import with the listing of each: numbers of lines, and of listings that have texts as ids, are ours and not the feed's. */
export async function withListingNames(file: string, errors: readonly Told[]): Promise<NamedError[]> {
  const asked = new Set(errors.map(({ line }) => line))
  const names = new Map<number, string>()
  if (asked.size)
    for await (const { number, text } of readLines(createReadStream(file), LONGEST_LINE))
      if (asked.has(number)) names.set(number, nameOf(text))
  return errors.map((error) => ({ ...error, of: names.get(error.line) ?? '' }))
}

/** @example placeText({ line: 3, of: 'V-12', … }) // 'line 3, listing V-12' */
export const placeText = ({ line, of }: Pick<NamedError, 'line' | 'of'>): string =>
  of ? `line ${line}, listing ${of}` : `line ${line}`
