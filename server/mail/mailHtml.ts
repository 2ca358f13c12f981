import type { Locale } from '../../src/contract/common'
import type { Brand, MailContent, MailLink, MailListing } from './content'
import { escapeHtml as text } from './escapeHtml'

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"
const paragraph = (inner: string, style = '') =>
  `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;${style}">${inner}</p>`
const anchor = ({ label, url }: MailLink, style = '') =>
  `<a href="${text(url)}" style="${style}">${text(label)}</a>`

const quoteHtml = (quote: string) =>
  `<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:4px solid #d8d5cf;background:#f6f4f0;${FONT};font-size:16px;line-height:1.5">${text(quote).replace(/\r\n?|\n/g, '<br>')}</blockquote>`

const factsHtml = (facts: NonNullable<MailContent['facts']>) => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;width:100%;border-collapse:collapse">
${facts
  .map(
    ([label, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;border-bottom:1px solid #e6e3dd;${FONT};font-size:15px;color:#5d5952;vertical-align:top;white-space:nowrap">${text(label)}</td><td style="padding:6px 0;border-bottom:1px solid #e6e3dd;${FONT};font-size:15px">${text(value)}</td></tr>`,
  )
  .join('\n')}
</table>`

const buttonHtml = (button: MailLink, { colour, onColour }: Brand) =>
  paragraph(
    anchor(
      button,
      `display:inline-block;padding:12px 24px;border-radius:6px;background:${colour};color:${onColour};font-weight:600;text-decoration:none`,
    ),
  )

function listingHtml({ title, url, picture, price, about, reasons }: MailListing): string {
  const image = picture
    ? `<a href="${text(url)}"><img src="${text(picture)}" width="552" alt="" style="display:block;width:100%;height:auto;border-radius:6px 6px 0 0"></a>`
    : ''
  const lines = [
    `<a href="${text(url)}" style="color:#1c1a17;font-weight:600">${text(title)}</a>`,
    price ? `<strong>${text(price)}</strong>` : '',
    about ? text(about) : '',
    ...reasons.map((reason) => `<span style="color:#5d5952">${text(reason)}</span>`),
  ].filter(Boolean)
  return `<div style="margin:0 0 20px;border:1px solid #e6e3dd;border-radius:6px">${image}<div style="padding:14px 16px;${FONT};font-size:16px;line-height:1.5">${lines.join('<br>')}</div></div>`
}

const noteHtml = (note: string | MailLink) =>
  `<p style="margin:0 0 8px;${FONT};font-size:13px;line-height:1.5;color:#5d5952">${
    typeof note === 'string' ? text(note) : anchor(note, 'color:#5d5952')
  }</p>`

function headHtml({ name, colour, onColour, logo, home }: Brand): string {
  const inner = logo
    ? `<img src="${text(logo)}" alt="${text(name)}" height="32" style="display:block;height:32px;border:0">`
    : text(name)
  return `<div style="padding:18px 24px;background:${colour};border-radius:8px 8px 0 0"><a href="${text(home)}" style="${FONT};font-size:18px;font-weight:600;color:${onColour};text-decoration:none">${inner}</a></div>`
}

/** A mail as HTML: one column, readable without pictures, nothing that a mail program would strip. */
export function mailHtml(content: MailContent, brand: Brand, locale: Locale): string {
  const { subject, heading, paragraphs, quote, facts, listings = [], button, notes = [] } = content
  const body = [
    `<h1 style="margin:0 0 16px;${FONT};font-size:24px;line-height:1.25">${text(heading)}</h1>`,
    ...paragraphs.map((each) => paragraph(text(each))),
    quote ? quoteHtml(quote) : '',
    facts?.length ? factsHtml(facts) : '',
    ...listings.map(listingHtml),
    button ? buttonHtml(button, brand) : '',
  ].join('\n')
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#efece6;color:#1c1a17">
<div style="max-width:600px;margin:0 auto">
${headHtml(brand)}
<div style="padding:28px 24px 12px;background:#ffffff;border-radius:0 0 8px 8px">
${body}
</div>
<div style="padding:20px 24px">
${[...notes, ...brand.imprint].map(noteHtml).join('\n')}
</div>
</div>
</body></html>
`
}
