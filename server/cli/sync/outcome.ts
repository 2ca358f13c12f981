import type { FeedHistory, FeedRunBody } from '../../../src/contract/feedRun'
import { shortText } from '../../site-api/admin/shortText'
import { EXIT } from './syncArguments'

/** Letters of a run's story in the history. */
const LONGEST_DETAIL = 2000
const LONGEST_NAME = 300

/** How the sync of one feed ended. */
export type Outcome = Omit<FeedRunBody, 'startedAt' | 'endedAt'>

export const NOTHING = { added: 0, changed: 0, unchanged: 0, removed: 0 }
export const AS_IT_WAS: Outcome = { ...NOTHING, state: 'unchanged', detail: 'the feed is as it was' }
export const BROKEN_OFF: Outcome = {
  ...NOTHING,
  state: 'failed',
  detail: 'the sync before was broken off without a word',
}
const CODES = { done: EXIT.taken, unchanged: EXIT.taken, refused: EXIT.refused, failed: EXIT.failed } as const

/** How it ended, in a line for a log. */
export function lineOf(
  siteId: string,
  { state, added, changed, unchanged, removed, detail }: Outcome,
  isTrial: boolean,
) {
  const counts = `${added} added, ${changed} changed, ${unchanged} as they were, ${removed} removed`
  const what = state === 'done' ? [counts, detail].filter(Boolean).join('; ') : detail
  return `${siteId}: ${isTrial ? 'a dry run, nothing was kept: ' : ''}${state}: ${what.replace(/\s*\n\s*/g, ' / ')}`
}

/** What of a feed has no place on the site: before the line that says how it went, and not each hour, as it is so each hour. */
export const lostLines = (siteId: string, name: string, lost: readonly string[]): string[] =>
  lost.length ? [`${siteId}: of ${name || 'the feed'}:`, ...lost.map((line) => `  ${line}`)] : []

/** Whether something may have been broken off since the last feed was taken: then what stands may be of two feeds. */
export const isBroken = ({ runs }: FeedHistory) => {
  const since = runs.findIndex(({ state }) => state === 'done')
  return runs.slice(0, since < 0 ? undefined : since).some(({ state }) => state === 'failed')
}

export const exitOf = ({ state }: Pick<Outcome, 'state'>): number => CODES[state]

/** Text as the history keeps it. */
export const detailOf = (text: string): string => shortText(text, LONGEST_DETAIL)
export const nameOf = (name: string): string => shortText(name, LONGEST_NAME)
