import type { Locale } from '../../../src/contract/locales'
import type { Page } from '../../../src/contract/page'
import type { Quarantined } from '../../../src/contract/quarantine'
import { byNumber, ownAddresses } from '../../../src/domain/page/ownAddresses'
import type { ContentJob } from '../../../src/publish/contentJob'
import type { FoundContent } from './findContent'
import { NeedsBuild } from './openRelease'

type Compared = Pick<FoundContent, 'different' | 'published' | 'goneAddresses'>

/** Pages that come, go or move: an address of theirs is new, or to be no more. */
export function relocatedPages({ different, published, goneAddresses }: Compared): Set<number> {
  const comes = different.filter(({ pages }) => pages.some(({ path }) => published[path] === undefined))
  return new Set([...comes.map(({ pageId }) => pageId), ...goneAddresses.values()])
}

export interface ContentDecision {
  /** Pages to render. */
  jobs: ContentJob[]
  /** Pages that stay as they are until a build. */
  waiting: ReadonlySet<number>
  relocated: ReadonlySet<number>
}

/**
 * Which pages are rendered now: those that show something else, without those that come, go or move where only a build may do that.
 * @param obstacle why only a build may; undefined where hot publishing may
 * @throws NeedsBuild when one of the pages that wait is one that was named: somebody waits for it
 */
export function decideContent(
  found: Compared,
  named: readonly number[],
  obstacle: string | undefined,
): ContentDecision {
  const relocated = relocatedPages(found)
  if (obstacle !== undefined && named.some((id) => relocated.has(id))) throw new NeedsBuild(obstacle)
  const waiting = obstacle === undefined ? new Set<number>() : relocated
  return { jobs: found.different.filter(({ pageId }) => !waiting.has(pageId)), waiting, relocated }
}

/** Addresses to take off: of what waits for a build or could not be rendered, none. */
export const removedAddresses = (
  { goneAddresses }: Compared,
  { waiting }: ContentDecision,
  unrendered: ReadonlySet<number>,
): string[] =>
  [...goneAddresses].flatMap(([path, id]) => (waiting.has(id) || unrendered.has(id) ? [] : [path]))

/** Named pages that cannot stand where they ask to, as a build names them. */
export const withoutAddress = (
  all: readonly Page[],
  languages: readonly Locale[],
  named: readonly number[],
): Quarantined[] =>
  ownAddresses(byNumber(all), languages).refused.flatMap(({ page: { id }, locale, reason }) =>
    named.includes(id) ? [{ kind: 'page', id, reason: `its address in ${locale}: ${reason}` }] : [],
  )
