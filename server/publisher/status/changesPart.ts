import { escapeHtml as text } from '../../http/escapeHtml'
import { actButton } from './actButton'
import { betweenText } from './durationText'
import { moment } from './htmlTable'
import type { SiteStatus } from './siteStatus'

const failingText = ({ failing, siteId }: SiteStatus) =>
  failing
    ? `<p class="state failed">Changes cannot be published since ${moment(failing.since)} UTC; the site stays as it was and they are tried again.</p>
<pre>${text(failing.reason)}</pre>
${actButton({ act: 'retry', siteId })}`
    : ''

const countText = (count: number) =>
  count ? `<strong>${count === 1 ? '1 change' : `${count} changes`}</strong>` : 'No change'

function lastText({ hot, pinnedSince }: SiteStatus): string {
  if (!hot?.last?.endedAt) return ''
  const { startedAt, endedAt, detail } = hot.last
  // Who was led back to a release sees its count beside a change that may have gone onto another one.
  const last = pinnedSince ? 'The last, onto the release that was served then,' : 'The last'
  return ` ${last} went out at ${moment(endedAt)} UTC and took ${betweenText(startedAt, endedAt)}${detail ? `: ${text(detail)}` : ''}.`
}

const hotText = (status: SiteStatus) =>
  status.hot
    ? `<p>${countText(status.hot.count)} went out hot, without a build, since release ${text(status.hot.release)} was made at ${moment(status.hot.since)} UTC.${lastText(status)}</p>`
    : ''

function waitingText({ waiting, pinnedSince }: SiteStatus): string {
  if (!waiting) return `<p>No change waits${pinnedSince ? ' for this release' : ''}.</p>`
  const { count, builds, since } = waiting
  const many = count === 1 ? '1 change waits or is going out' : `${count} changes wait or are going out`
  const who = count === 1 ? 'it' : `${builds} of them`
  const asks = `${who} ${builds === 1 ? 'asks' : 'ask'} for a whole build`
  return `<p>${many} since ${moment(since)} UTC${builds ? `; ${asks}` : ''}.</p>`
}

/** How changes go out beside the builds: that they cannot, how many did, the last of them, and what waits. */
export const changesPart = (status: SiteStatus): string =>
  [failingText(status), hotText(status), waitingText(status)].join('\n')
