import type { Quarantined } from '../../../src/contract/quarantine'
import type { Locale } from '../../../src/contract/locales'
import { byNumber, ownAddresses } from '../../../src/domain/page/ownAddresses'
import { learn, type KnownListings } from '../../../src/publish/contentJob'
import { type LandingJob, landingJobs } from '../../../src/publish/landingJobs'
import { parseLanding } from '../../../src/routing/landings'
import type { ApiClient } from '../../../src/siteApi/http'
import type { Offered } from './findContent'
import type { FileChange } from './commitChange'
import { drawnInTurn, type IsWaiting } from './drawnInTurn'
import type { OpenRelease } from './openRelease'
import { filesOf, publishedDigests, putOf } from './pageFiles'
import { renderedWhole } from './renderedWhole'

export interface ChangedLandings {
  files: FileChange
  pages: number
  unrendered: Quarantined[]
  /** Where each of those stands whose lines in the sitemaps may be others. */
  listed: Partial<Record<Locale, string>>[]
  /** What they are made of, by node, that stand as they are to be once the files do. */
  states: Map<string, string>
}

const NOTHING: ChangedLandings = {
  files: { put: new Map(), removed: [] },
  pages: 0,
  unrendered: [],
  listed: [],
  states: new Map(),
}

/** Renders landing pages with the listings that each shows, which are known for as long as it takes. */
const drawing =
  ({ renderer, follower }: OpenRelease, client: ApiClient) =>
  async (some: readonly LandingJob[]) => {
    const cards: KnownListings = new Map()
    await learn(client, cards, new Set(some.flatMap(({ ids }) => ids)))
    const pages = some.flatMap((job) => job.pages)
    const nodes = [...some.map(({ node }) => node), ...cards.values()]
    return renderedWhole(renderer, {
      nodes,
      pages,
      published: await publishedDigests(follower.view(), pages),
    })
  }

/**
 * The landing pages that show something else now, that come, and that go. They follow the lists, and no other change waits for them: what
 * is left when one comes is found by that one, which looks at all of them again.
 */
export async function changedLandings(
  now: OpenRelease,
  client: ApiClient,
  { all, landings }: Offered,
  isWaiting: IsWaiting,
): Promise<ChangedLandings> {
  if (await isWaiting()) return NOTHING
  const { site, landed, drawn, own } = now
  const { kept } = ownAddresses(byNumber(all), site.settings.languages)
  // A list that waits for a build has none at its new address either.
  const made = landingJobs(landings, kept, landed, (list) => own.all().has(list))
  const wanted = new Set([
    ...kept.map(({ path }) => path),
    ...made.flatMap(({ pages }) => pages.map(({ path }) => path)),
  ])
  const unreachable = new Set(
    kept.flatMap(({ page, path }) => (landings.get(page.id) instanceof Error ? [path] : [])),
  )
  const gone = [...own.all()].filter((path) => {
    const at = parseLanding(path)
    return at && !wanted.has(path) && !unreachable.has(at.list)
  })
  const jobs = made.filter(({ id, state }) => drawn.landings.get(id) !== state)
  const { drawn: parts, done } = await drawnInTurn(jobs, isWaiting, drawing(now, client))
  const pages = parts.flatMap((part) => part.pages)
  const unrendered = parts.flatMap((part) => part.unrendered)
  const left = new Set(unrendered.map(({ id }) => id))
  const whole = done.filter(({ node }) => !left.has(node['pageId'] as number))
  return {
    files: { put: putOf(pages), removed: gone.flatMap(filesOf) },
    pages: pages.length,
    unrendered,
    listed: whole.map(({ alternates }) => alternates),
    states: new Map(whole.map(({ id, state }) => [id, state])),
  }
}
