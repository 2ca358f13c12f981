import { Counter, Histogram } from 'prom-client'
import type { Figures } from '../../watch/figures'
import type { RunEnd } from './runs'

/** Seconds: a change of one listing is on the site in a tenth of one, a thousand of them in a minute. */
const HOT_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
/** Seconds: half a minute without changes, an hour for the largest. */
const BUILD_SECONDS = [15, 30, 60, 120, 300, 600, 1200, 1800, 3600]

/** How long publishing takes. */
export interface PublishFigures {
  /** Single changes were published, or were not, within so many seconds of work. */
  changes(siteId: string, seconds: number, ended: RunEnd): void
  /** A whole build ended. */
  build(siteId: string, seconds: number, outcome: RunEnd['state']): void
}

export function publishFigures(
  { registry }: Pick<Figures, 'registry'>,
  siteIds: readonly string[],
): PublishFigures {
  const registers = [registry]
  const hot = new Histogram({
    name: 'aanbod_publish_duration_seconds',
    help: 'Publishing single changes, from taking them off the queue until they are on the site.',
    labelNames: ['site', 'outcome'],
    buckets: HOT_SECONDS,
    registers,
  })
  const lag = new Histogram({
    name: 'aanbod_publish_lag_seconds',
    help: 'From the moment that the oldest of some changes was stored until all of them are on the site.',
    labelNames: ['site'],
    buckets: HOT_SECONDS,
    registers,
  })
  const builds = new Histogram({
    name: 'aanbod_build_duration_seconds',
    help: 'Whole builds, from the beginning until the release is served, or the build has failed.',
    labelNames: ['site', 'outcome'],
    buckets: BUILD_SECONDS,
    registers,
  })
  const pages = new Counter({
    name: 'aanbod_published_pages_total',
    help: 'Pages that single changes wrote.',
    labelNames: ['site'],
    registers,
  })
  // What never happened is 0 times, not unknown: else the first failure would be no rise.
  for (const site of siteIds) {
    for (const outcome of ['done', 'failed']) for (const each of [hot, builds]) each.zero({ site, outcome })
    lag.zero({ site })
    pages.inc({ site }, 0)
  }
  return {
    changes(site, seconds, { state, waited, pages: written = 0 }) {
      hot.observe({ site, outcome: state }, seconds)
      pages.inc({ site }, written)
      if (state === 'done' && waited !== undefined) lag.observe({ site }, waited / 1000 + seconds)
    },
    build: (site, seconds, outcome) => builds.observe({ site, outcome }, seconds),
  }
}
