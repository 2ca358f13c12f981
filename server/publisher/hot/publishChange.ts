import { setTimeout as pause } from 'node:timers/promises'
import { siteLandings } from '../../../src/publish/siteLandings'
import { getPages } from '../../../src/siteApi/content'
import type { ApiClient } from '../../../src/siteApi/http'
import { listNamed } from '../../../src/siteApi/pull'
import { digestsOf, type PublishedVersions, versionsOf } from '../../releases/versions'
import type { Quarantined } from '../../../src/contract/quarantine'
import { stopwatch } from '../queue/stopwatch'
import { thingsOf } from './apart'
import { type ChangedContent, changedContent } from './changedContent'
import { changedLandings } from './changedLandings'
import { changedLeaves } from './changedLeaves'
import { type ChangedThings, changedThings } from './changedThings'
import type { Committed, FileChange } from './commitChange'
import { type Draft, openDraft } from './draft'
import type { IsWaiting } from './drawnInTurn'
import type { Offered } from './findContent'
import type { Changes, Published } from './changes'
import type { HotPublisherOptions } from './hotPublisherOptions'
import type { OpenRelease } from './openRelease'
import { changedSitemaps } from './sitemapChange'

/** Milliseconds between a change and the lists that show it. */
const BREATH = 50

type Commit = (
  change: FileChange,
  also?: { noted?: PublishedVersions; draft?: Draft },
) => Promise<Committed | undefined>

type Options = Pick<HotPublisherOptions, 'store' | 'client' | 'origin' | 'log' | 'onQuarantined'> & {
  commit: Commit
  isWaiting: IsWaiting
}

/**
 * States of what was published: asked for afterwards, as what changed since then comes with a webhook of its own. What cannot
 * be rendered has none, so that whoever compares tries it again: the next program, the renderer of the next release.
 */
async function noteOf(
  client: ApiClient,
  changes: Changes,
  things: ChangedThings,
  { all, unrendered: ofContent }: Pick<ChangedContent, 'unrendered'> & Pick<Offered, 'all'>,
): Promise<PublishedVersions> {
  const { estateIds, quarantined, sitemap } = things
  const unrendered = [...things.unrendered, ...ofContent]
  const isIn = (left: readonly Quarantined[], kind: Quarantined['kind'], own: number) =>
    left.some((one) => one.kind === kind && one.id === own)
  const isShown = (kind: Quarantined['kind'], own: number) => !isIn(unrendered, kind, own)
  const listed = (await listNamed(client, estateIds)).filter(({ id }) => isShown('estate', id))
  const pages = all.filter(({ id }) => changes.pageIds.includes(id) && isShown('page', id))
  return {
    estates: { asked: estateIds, there: versionsOf(listed) },
    rentalUnits: { asked: [...changes.rentalUnitIds], there: digestsOf(sitemap.units) },
    pages: { asked: [...changes.pageIds], there: digestsOf(pages) },
    changes: thingsOf(changes).filter(({ kind, id }) => isShown(kind, id) && !isIn(quarantined, kind, id))
      .length,
  }
}

/** What lists offer right now. */
async function offeredNow({ site, landed }: OpenRelease, client: ApiClient): Promise<Offered> {
  const all = await getPages(client)
  return { all, landings: await siteLandings(client, site, all, landed) }
}

/**
 * Publishes changed things onto a release, then the lists that show them, then the further pages of lists and the landing pages, then
 * sitemaps, each at one moment.
 */
export async function publishChange(
  now: OpenRelease,
  changes: Changes,
  { store, client, origin, log, onQuarantined, commit, isWaiting }: Options,
): Promise<Published> {
  const { laps, lap } = stopwatch()
  // What another process published meanwhile is what this change is put onto.
  await now.follower.catchUp()
  const { drawn } = now
  if (drawn.version !== now.follower.view().version)
    for (const states of [drawn.states, drawn.leaves, drawn.landings]) states.clear()
  const draft = openDraft(store, now.follower)
  const put = async () => {
    const things = await changedThings(now, client, changes, { lap, draft })
    return { things, first: await commit(things.files, { draft }) }
  }
  const { things, first } = await put().finally(() => draft.leave())
  const committed = [first]
  lap('write')
  for (const id of things.estateIds)
    for (const known of [now.shown, now.shownOnLeaves, now.landed.rows]) known.delete(id)
  // Whoever waits for this very change reads it now, from the process that is also asked for all lists.
  await pause(BREATH)
  const offered = await offeredNow(now, client)
  const { all } = offered
  const content = await changedContent(now, client, changes.pageIds, offered)
  committed.push(await commit(content.files))
  for (const [pageId, state] of content.states) drawn.states.set(pageId, state)
  lap('lists')
  const leaves = await changedLeaves(now, client, all, isWaiting)
  committed.push(await commit(leaves.files))
  for (const [node, state] of leaves.states) drawn.leaves.set(node, state)
  lap('leaves')
  const landings = await changedLandings(now, client, offered, isWaiting)
  committed.push(await commit(landings.files))
  for (const [node, state] of landings.states) drawn.landings.set(node, state)
  lap('landings')
  const ownUnrendered = [...content.unrendered, ...leaves.unrendered, ...landings.unrendered]
  const sitemap = { ...things.sitemap, pages: content.listed, landings: landings.listed }
  const sitemaps = await changedSitemaps(now.follower.view(), origin, sitemap)
  committed.push(
    await commit(sitemaps, {
      noted: await noteOf(client, changes, things, { all, unrendered: ownUnrendered }),
    }),
  )
  lap('sitemaps')
  drawn.version = now.follower.view().version
  for (const each of committed) await each?.finish()
  lap('finish')
  const unrendered = [...things.unrendered, ...ownUnrendered]
  for (const { kind, id, reason } of unrendered) log(`left out ${kind} ${id}: ${reason}`)
  const pageIds = all.map(({ id }) => id)
  const { estateIds, quarantined } = things
  const { rentalUnitIds } = changes
  await onQuarantined?.({ estateIds, rentalUnitIds, pageIds }, [...quarantined, ...unrendered])
  return { pages: things.pages + content.pages + leaves.pages + landings.pages, laps }
}
