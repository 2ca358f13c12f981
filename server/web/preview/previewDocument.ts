import { PREVIEW_TEXTS } from '../../../locales/preview'
import type { Locale } from '../../../src/contract/locales'
import { mailMoment } from '../../mail/mailMoment'
import { escapeHtml } from '../../http/escapeHtml'
import { codeHash } from '../../releases/inlineCode'

/**
 * Within the site Gatsby changes pages without loading a document, and the banner of the draft would stay over what is public. Its router
 * loads a document when the address cannot be pushed.
 */
const LEAVE =
  '(function(){["pushState","replaceState"].forEach(function(name){var own=history[name];' +
  'history[name]=function(state,title,to){if(to&&new URL(to,location.href).pathname!==location.pathname)' +
  'throw new Error("leaving the preview");return own.apply(history,arguments)}})})()'

/** By which the policy of a preview lets that run. */
export const LEAVE_HASH = codeHash(LEAVE)

const STYLE =
  'box-sizing:border-box;display:flex;flex-wrap:wrap;gap:0 var(--s3);justify-content:center;padding:var(--s2) var(--gutter);' +
  'background:var(--ink);color:var(--paper);font:400 var(--t14)/1.5 var(--text-face);text-align:center;text-wrap:balance'

function banner(locale: Locale, expires: number): string {
  const words = PREVIEW_TEXTS[locale]
  const until = words['preview.until'].replace(
    '{{moment}}',
    mailMoment(new Date(expires * 1000).toISOString(), locale),
  )
  return (
    `<aside lang="${locale}" aria-label="${escapeHtml(words['preview.name'])}" style="${STYLE}">` +
    `<strong>${escapeHtml(words['preview.draft'])}</strong><span>${escapeHtml(until)}</span></aside>` +
    `<script>${LEAVE}</script>`
  )
}

const ROBOTS = '<meta name="robots" content="noindex, nofollow">'

/** The page of a draft with what says that it is one, outside of what Gatsby's client takes over. */
export function previewDocument(
  html: string,
  { locale, expires }: { locale: Locale; expires: number },
): string {
  return html
    .replace(/<\/head>/i, (end) => ROBOTS + end)
    .replace(/<body[^>]*>/i, (body) => body + banner(locale, expires))
}
