import type { ApiClient } from '../../../src/siteApi/http'
import type { ReleaseStore } from '../../releases/releaseStore'
import type { Quarantined } from '../../../src/contract/quarantine'
import type { Changes } from './changes'

export interface HotPublisherOptions {
  store: ReleaseStore
  client: ApiClient
  projectDir: string
  /** State of the program; a release that was made by another one is not published onto. */
  code: string
  /** Public origin of the site, for sitemaps. */
  origin: string
  log: (line: string) => void
  /** Milliseconds after which a page that is not done never will be. */
  mostForPage?: number
  /** Called at every moment at which files have changed. */
  onChange: () => Promise<void>
  /** Hears what of the things that were looked at is not on the site as it is, being malformed or not to be rendered. */
  onQuarantined?: (looked: Changes, quarantined: readonly Quarantined[]) => Promise<void>
}
