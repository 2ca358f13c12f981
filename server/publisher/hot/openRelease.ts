import type { Site } from '../../../src/contract/site'
import { frames } from '../../../src/publish/frames'
import { readFacts, siteIn } from '../../../src/publish/renderBundle'
import type { KnownListings } from '../../../src/publish/contentJob'
import { landingSources, type LandingSources } from '../../../src/publish/siteLandings'
import { openRenderer, type Renderer } from '../../../src/publish/renderer'
import { renderBundleDir, type ReleaseStore } from '../../releases/releaseStore'
import { followRelease, type ReleaseFollower } from '../../releases/releaseView'
import { ownPaths } from './ownPaths'

/** What hot publishing cannot do; a full build does it. */
export class NeedsBuild extends Error {}

/** A release with all it takes to publish onto it. */
export interface OpenRelease {
  id: string
  /** Settings as the release was built with; others ask for a whole build. */
  site: Site
  follower: ReleaseFollower
  renderer: Renderer
  /** The listings that lists show, as they were published last. */
  shown: KnownListings
  /** The same of further pages of lists. */
  shownOnLeaves: KnownListings
  /** What landing pages say of listings, as they were published last. */
  landed: LandingSources
  /** Pages of the site's own as they stand since a version of the release. */
  drawn: {
    version: number
    states: Map<number, string>
    /** The same of further pages of lists, by node. */
    leaves: Map<string, string>
    /** And of landing pages. */
    landings: Map<string, string>
  }
  /** Where they stand. */
  own: Pick<ReturnType<typeof ownPaths>, 'all'>
  /** Whether the API still says of what stands around every page what it said to the build. */
  framesAreAsBuilt: ReturnType<typeof frames>
}

interface Options {
  store: ReleaseStore
  projectDir: string
  /** State of the program; a release that was made by another one is not published onto. */
  code: string
  log: (line: string) => void
  /** Milliseconds after which a page that is not done never will be. */
  mostForPage?: number
}

/** @throws NeedsBuild when the release is not there, or is not one that single pages can be published onto. */
export async function openRelease(
  id: string | undefined,
  { store, projectDir, code, log, mostForPage }: Options,
): Promise<OpenRelease> {
  if (id === undefined) throw new NeedsBuild('There is no release yet to publish onto')
  const bundle = renderBundleDir(store, id)
  const facts = await readFacts(bundle).catch(() => undefined)
  if (facts?.code !== code) throw new NeedsBuild('The release was made by another state of the program')
  const shown: KnownListings = new Map()
  const shownOnLeaves: KnownListings = new Map()
  const landed = landingSources()
  const own = ownPaths(facts)
  const follower = await followRelease(store, id, (change) => {
    own.follow(change)
    // Another process may have published them: what this one remembers is no longer so.
    for (const changed of change.noted?.estates?.asked ?? [])
      for (const known of [shown, shownOnLeaves, landed.rows]) known.delete(changed)
  })
  if (!follower) throw new NeedsBuild('There is no release yet to publish onto')
  return {
    id,
    site: siteIn(facts).site,
    own,
    framesAreAsBuilt: frames(facts),
    follower,
    renderer: openRenderer({ bundle, projectDir, log, ...(mostForPage && { mostForPage }) }),
    shown,
    shownOnLeaves,
    landed,
    drawn: { version: 0, states: new Map(), leaves: new Map(), landings: new Map() },
  }
}
