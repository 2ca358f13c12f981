import type { Locale } from '../../src/contract/common'
import { escapeHtml as text } from '../http/escapeHtml'
import type { Brand, MailContent, MailLink, MailListing } from './content'

/** As on the site (src/styles): mail programs know no variables, and no faces but their own. */
const INK = '#1d1f1b'
const QUIET = '#5e605a'
const LINE = '#e3e0d8'
const PAPER = '#fbfaf7'
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "font-family:Georgia,'Times New Roman',serif"

const paragraph = (inner: string, style = '') =>
  `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.6;${style}">${inner}</p>`
const anchor = ({ label, url }: MailLink, style = '') =>
  `<a href="${text(url)}" style="${style}">${text(label)}</a>`

const quoteHtml = (quote: string) =>
  `<blockquote style="margin:0 0 24px;padding:4px 0 4px 20px;border-left:3px solid ${LINE};${SERIF};font-size:17px;line-height:1.6">${text(quote).replaceAll('\n', '<br>')}</blockquote>`

const factsHtml = (facts: NonNullable<MailContent['facts']>) => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px;width:100%;border-collapse:collapse;border-top:1px solid ${LINE}">
${facts
  .map(
    ([label, value]) =>
      `<tr><td style="padding:8px 20px 8px 0;border-bottom:1px solid ${LINE};${FONT};font-size:15px;line-height:1.5;color:${QUIET};vertical-align:top">${text(label)}</td><td style="padding:8px 0;border-bottom:1px solid ${LINE};${FONT};font-size:15px;line-height:1.5;vertical-align:top">${text(value)}</td></tr>`,
  )
  .join('\n')}
</table>`

const buttonHtml = (button: MailLink, { colour, onColour }: Brand) =>
  paragraph(
    anchor(
      button,
      `display:inline-block;padding:12px 24px;border-radius:4px;background:${colour};color:${onColour};font-weight:600;text-decoration:none`,
    ),
    'margin-bottom:24px',
  )

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What is new stands first, then what it is; which search it fits is said last and least. */
function listingHtml({ title, url, picture, price, about, news = [], reasons }: MailListing): string {
  const image = picture
    ? `<a href="${text(url)}"><img src="${text(picture)}" width="552" alt="" style="display:block;width:100%;height:auto;border-radius:4px"></a>`
    : ''
  const line = (inner: string, style = '') =>
    `<p style="margin:0;${FONT};font-size:16px;line-height:1.5;${style}">${inner}</p>`
  return [
    `<div style="margin:0 0 32px">${image}<div style="padding-top:12px">`,
    ...news.map((each) => line(text(capital(each)), 'font-weight:600')),
    price ? `<p style="margin:0;${SERIF};font-size:22px;line-height:1.4">${text(price)}</p>` : '',
    line(`<a href="${text(url)}" style="color:${INK};font-weight:600">${text(title)}</a>`),
    about ? line(text(about)) : '',
    ...reasons.map((each) => line(text(each), `font-size:14px;color:${QUIET}`)),
    '</div></div>',
  ].join('')
}

const noteHtml = (note: string | MailLink) =>
  `<p style="margin:0 0 6px;${FONT};font-size:14px;line-height:1.5;color:${QUIET}">${
    typeof note === 'string' ? text(note) : anchor(note, `color:${QUIET}`)
  }</p>`

/** Mail programs draw no SVG: there the name stands for the logo. */
function headHtml({ name, colour, logo, home }: Brand): string {
  const inner =
    logo && !/\.svg(\?|$)/i.test(logo)
      ? `<img src="${text(logo)}" alt="${text(name)}" height="32" style="display:block;height:32px;border:0">`
      : text(name)
  return `<div style="padding:0 0 16px;border-bottom:2px solid ${colour}"><a href="${text(home)}" style="${SERIF};font-size:20px;line-height:1.4;color:${INK};text-decoration:none">${inner}</a></div>`
}

/** A mail as HTML: one column, readable without pictures, nothing that a mail program would strip. */
export function mailHtml(content: MailContent, brand: Brand, locale: Locale): string {
  const {
    subject,
    heading,
    paragraphs,
    quote,
    facts,
    listings = [],
    after = [],
    button,
    notes = [],
  } = content
  const body = [
    `<h1 style="margin:0 0 16px;${SERIF};font-size:28px;font-weight:400;line-height:1.25">${text(heading)}</h1>`,
    ...paragraphs.map((each) => paragraph(text(each))),
    quote ? quoteHtml(quote) : '',
    facts?.length ? factsHtml(facts) : '',
    ...listings.map(listingHtml),
    ...after.map((each) => paragraph(text(each))),
    button ? buttonHtml(button, brand) : '',
  ].join('\n')
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${text(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:${PAPER};color:${INK};overflow-wrap:break-word">
<div style="max-width:600px;margin:0 auto">
${headHtml(brand)}
<div style="padding:32px 0 8px">
${body}
</div>
<div style="padding:16px 0;border-top:1px solid ${LINE}">
${notes.map(noteHtml).join('\n')}
${notes.length ? '<div style="height:16px"></div>' : ''}
${brand.imprint.map(noteHtml).join('\n')}
</div>
</div>
</body></html>
`
}
