import { escapeHtml as text } from '../../http/escapeHtml'
import type { ImportRun } from '../../db/importRuns'
import type { FeedRun } from '../../../src/contract/feedRun'
import { type Run, RUNS_SHOWN } from './runs'
import { actButton } from './actButton'
import { changesPart } from './changesPart'
import { betweenText } from './durationText'
import { type Column, moment, part } from './htmlTable'
import type { ReleaseRow } from './releaseRows'
import type { Undelivered } from './undelivered'
import type { SiteStatus } from './siteStatus'
import { sizeText } from '../../sizeText'

const KINDS = { build: 'Whole build', changes: 'Hot changes' } as const

function tookText({ startedAt, endedAt }: Run): string {
  if (endedAt) return betweenText(startedAt, endedAt)
  return `<span data-since="${startedAt}">${betweenText(startedAt, new Date().toISOString())}</span>`
}

const stateText = ({ state, attempts }: Run) =>
  `<span class="state ${state}">${state}</span>${attempts > 1 ? `, ${attempts} times` : ''}`

const aboutText = ({ detail, state }: Pick<Run, 'detail' | 'state'>) =>
  state === 'failed' ? `<pre>${text(detail ?? '')}</pre>` : text(detail ?? '–')

const RUNS: readonly Column<Run>[] = [
  { name: 'Began (UTC)', cell: ({ startedAt }) => moment(startedAt) },
  { name: 'What', cell: ({ kind }) => KINDS[kind] },
  { name: 'State', cell: stateText },
  { name: 'Took', number: true, cell: tookText },
  { name: 'Pages', number: true, cell: ({ pages }) => String(pages ?? '–') },
  { name: 'About', cell: aboutText },
]

function releaseText({ id, served, refused }: ReleaseRow): string {
  if (served) return `<strong>${id}</strong>, served`
  if (!refused) return id
  return `${id}, <span class="state failed">refused</span>: ${text(refused)}`
}

function releaseButton(siteId: string, { id, served, refused }: ReleaseRow): string {
  if (served) return ''
  return actButton({ act: refused ? 'accept' : 'rollback', siteId, release: id })
}

const releasesOf = (siteId: string): readonly Column<ReleaseRow>[] => [
  { name: 'Release', cell: releaseText },
  { name: 'Made (UTC)', cell: ({ createdAt }) => moment(createdAt) },
  { name: 'Pages', number: true, cell: ({ pages }) => String(pages) },
  { name: 'Size', number: true, cell: ({ bytes }) => sizeText(bytes) },
  { name: 'Published onto it', number: true, cell: ({ changes }) => String(changes) },
  { name: 'To do', cell: (row) => releaseButton(siteId, row) },
]

const LEFT_OUT_KIND = { estate: 'listing', rentalUnit: 'holiday unit', page: 'page' } as const

const nameOfKind = (kind: string) =>
  Object.hasOwn(LEFT_OUT_KIND, kind) ? LEFT_OUT_KIND[kind as 'estate'] : kind

/** The name by which its keeper knows a thing comes first; the number leads to it here. */
const thingText = (kind: string, id: number | string, reference: string | null) =>
  reference === null ? `${nameOfKind(kind)} ${id}` : `${nameOfKind(kind)} ${reference} (${id})`

const QUARANTINED: readonly Column<SiteStatus['quarantined'][number]>[] = [
  { name: 'Listing', cell: ({ kind, id, reference }) => text(thingText(kind, id, reference)) },
  { name: 'Why', cell: ({ reason }) => text(reason) },
  { name: 'Since (UTC)', cell: ({ since }) => moment(since) },
]

const MISSING: readonly Column<SiteStatus['missingPictures']['first'][number]>[] = [
  { name: 'Of', cell: ({ kind, key, reference }) => text(thingText(kind, key, reference)) },
  { name: 'Picture', cell: ({ link }) => text(link) },
  { name: 'Why it is not there', cell: ({ reason }) => text(reason) },
  { name: 'Since (UTC)', cell: ({ since }) => moment(since) },
]

const UNDELIVERED: readonly Column<Undelivered>[] = [
  { name: 'What', cell: ({ what }) => what },
  { name: 'Since (UTC)', cell: ({ since }) => moment(since) },
  { name: 'Attempts', number: true, cell: ({ attempts }) => String(attempts) },
  {
    name: 'Next (UTC)',
    cell: ({ nextAt }) => (nextAt ? moment(nextAt) : '<span class="state failed">given up</span>'),
  },
  { name: 'Why', cell: ({ error }) => text(error) },
]

const FEED_CLASS = { done: 'done', unchanged: 'done', refused: 'failed', failed: 'failed' } as const
const heading = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const FEED_COUNTS = (['added', 'changed', 'unchanged', 'removed'] as const).map((name): Column<FeedRun> => ({
  name: heading(name),
  number: true,
  cell: (run) => (run.state === 'done' ? String(run[name]) : '–'),
}))

const FEED: readonly Column<FeedRun>[] = [
  { name: 'Began (UTC)', cell: ({ startedAt }) => moment(startedAt) },
  {
    name: 'State',
    cell: ({ state, times, endedAt }) =>
      `<span class="state ${FEED_CLASS[state]}">${state}</span>${times > 1 ? `, ${times} times until ${moment(endedAt)}` : ''}`,
  },
  {
    name: 'Took',
    number: true,
    cell: ({ startedAt, endedAt, times }) => (times > 1 ? '–' : betweenText(startedAt, endedAt)),
  },
  ...FEED_COUNTS,
  {
    name: 'About',
    cell: ({ detail, state }) => aboutText({ detail: detail || null, state: FEED_CLASS[state] }),
  },
]

const IMPORT_COUNTS = (['added', 'changed', 'unchanged', 'removed', 'rejected'] as const).map(
  (name): Column<ImportRun> => ({ name: heading(name), number: true, cell: (run) => String(run[name]) }),
)
const IMPORTS: readonly Column<ImportRun>[] = [
  { name: 'Began (UTC)', cell: ({ startedAt }) => moment(startedAt) },
  { name: 'File', cell: ({ file }) => text(file) },
  {
    name: 'Took',
    number: true,
    cell: ({ startedAt, endedAt }) => betweenText(startedAt, endedAt),
  },
  ...IMPORT_COUNTS,
]

const moreText = ({ count, first }: { count: number; first: readonly unknown[] }) =>
  count > first.length ? `<p class="quiet">… and ${count - first.length} more.</p>` : ''

/** Who counts rows is told why a change need not be one more. */
const jobsText = ({ siteId, runs }: SiteStatus) =>
  `${part('Jobs', siteId, RUNS, runs, 'None yet.')}
${runs.length ? `<p class="quiet">The last ${RUNS_SHOWN}; hot changes that come together are one job, which stands here once it is over.</p>` : ''}`

const missingText = ({ siteId, missingPictures }: SiteStatus) =>
  `${part('Missing pictures', siteId, MISSING, missingPictures.first, 'None: all pictures that were imported are there.')}
${moreText(missingPictures)}`

const undeliveredText = ({ siteId, undelivered }: SiteStatus) =>
  `${part('Not delivered', siteId, UNDELIVERED, undelivered.first, 'Nothing: all mails and webhooks that were sent were taken.')}
${moreText(undelivered)}
${undelivered.count ? actButton({ act: 'resend', siteId }) : ''}`

const quarantinedText = ({ siteId, quarantined, failing }: SiteStatus) =>
  `${part('Quarantined listings', siteId, QUARANTINED, quarantined, 'None: all listings are on the site.')}
${quarantined.length && !failing ? actButton({ act: 'retry', siteId }) : ''}`

function lastBuildText({ lastBuild, releases }: SiteStatus): string {
  if (!lastBuild) return releases.length ? '' : '<p class="quiet">Nothing was built here yet.</p>'
  if (lastBuild.ok) return `<p>The last build ended well at ${moment(lastBuild.endedAt)} UTC.</p>`
  const served = releases.some((release) => release.served)
  return `<p class="state failed">The last build failed at ${moment(lastBuild.endedAt)} UTC; ${
    served ? 'the release before is served' : 'there is no release to serve'
  }.</p>
<pre>${text(lastBuild.reason ?? '')}</pre>`
}

/** Only where it would do something: not while it is built, nor while the site is pinned. */
const buildButton = ({ siteId, runs, pinnedSince }: SiteStatus) =>
  pinnedSince || runs.some(({ state }) => state === 'running') ? '' : actButton({ act: 'build', siteId })

const diskText = ({ disk: { free, size, releases } }: SiteStatus) =>
  `<p${free * 20 < size ? ' class="state failed"' : ''}>${sizeText(free)} of ${sizeText(size)} of the disk are free${
    releases === null ? '' : `; the releases of the site take ${sizeText(releases)}`
  }.</p>`

const pinnedText = ({ pinnedSince, siteId }: SiteStatus) =>
  pinnedSince
    ? `<p class="state pinned">Pinned since ${moment(pinnedSince)} UTC: no build replaces the release.</p>
${actButton({ act: 'resume', siteId })}`
    : ''

/** All that is told of one site. */
export function siteSection(status: SiteStatus): string {
  const { siteId, publicUrl, releases } = status
  return `<section aria-labelledby="site-${siteId}">
<h2 id="site-${siteId}">${text(siteId)}</h2>
<p><a href="${text(publicUrl)}">${text(publicUrl)}</a></p>
${lastBuildText(status)}
${changesPart(status)}
${pinnedText(status)}
${diskText(status)}
${buildButton(status)}
${jobsText(status)}
${part('Releases', siteId, releasesOf(siteId), releases, 'None yet.')}
${quarantinedText(status)}
${missingText(status)}
${undeliveredText(status)}
${part('Feed', siteId, FEED, status.feed, 'No feed was synced yet.')}
${part('Imports by command', siteId, IMPORTS, status.imports, 'None yet.')}
</section>`
}
