import { escapeHtml as text } from '../../http/escapeHtml'
import { type ActName, ACTS } from './acts'

interface Asked {
  act: ActName
  siteId: string
  /** '' where it is about none. */
  release?: string
}

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${text(value)}">`

const fields = ({ act, siteId, release = '' }: Asked) =>
  [hidden('act', act), hidden('site', siteId), release && hidden('release', release)].join('')

/** A button that has it done, or first asks where that is to be thought over; its id keeps the focus on a page that renews itself. */
export function actButton(asked: Asked): string {
  const { act, siteId, release = '' } = asked
  const { question, button } = ACTS[act]
  const form = question ? 'method="get" action="/status/confirm"' : 'method="post" action="/status/act"'
  return `<form ${form}>${fields(asked)}<button id="${text(['do', act, siteId, release].join('-'))}">${text(button(release))}</button></form>`
}

/** What is asked before it is done, with the button that does it. */
export function questionHtml(asked: Asked): string {
  const { act, siteId, release = '' } = asked
  const { question, button } = ACTS[act]
  return `<h1>${text(button(release))}?</h1>
<p>${text(question?.(release, siteId) ?? '')}</p>
<form method="post" action="/status/act">${fields(asked)}<button class="main" autofocus>${text(button(release))}</button></form>
<p><a href="/status">Back, and do nothing</a></p>`
}
