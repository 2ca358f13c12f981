import { escapeHtml as text } from '../../http/escapeHtml'
import { questionHtml } from './actButton'
import type { Flash } from './flash'
import { processSection } from './processSection'
import { siteSection } from './siteSection'
import type { Status } from './statusFeed'
import { STATUS_STYLE } from './statusStyle'

/** The part of the page that changes by itself. */
export const statusHtml = ({ processes, sites }: Status): string =>
  [processSection(processes), ...sites.map(siteSection)].join('\n')

const document = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STATUS_STYLE}</style></head>
<body><main>${body}</main></body></html>
`

/** What was done, or why it was not; whoever pressed the button goes on from there. */
const saidHtml = ({ text: said, isMistake }: Flash) =>
  `<p class="said${isMistake ? ' failed' : ''}" role="${isMistake ? 'alert' : 'note'}" tabindex="-1" autofocus>${text(said)}</p>`

export const questionPage = (asked: Parameters<typeof questionHtml>[0]): string =>
  document('Status: are you sure?', questionHtml(asked))

/** @param said what is told once, above all */
export const statusPage = (status: Status, version: string, said?: Flash): string =>
  document(
    'Status',
    `<div class="top"><h1>Status</h1>
<form method="post" action="/status/logout"><button>Log out</button></form></div>
${said ? saidHtml(said) : ''}
<p class="quiet" id="live" role="status">As things stood when this page was loaded.</p>
<div id="status" tabindex="-1" data-version="${version}">
${statusHtml(status)}
</div>
<script src="/status/live.js" async></script>`,
  )

export const loginPage = (mistake = ''): string =>
  document(
    'Status: log in',
    `<h1>Status</h1>
${mistake ? `<p class="state failed" role="alert">${text(mistake)}</p>` : ''}
<form method="post" action="/status/login">
<input name="username" autocomplete="username" value="operator" hidden>
<label for="token">Operator’s token (ADMIN_TOKEN)</label>
<input id="token" name="token" type="password" autocomplete="current-password" required>
<button class="main">Log in</button>
</form>`,
  )
