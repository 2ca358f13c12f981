import { Tokenizer } from 'htmlparser2'
import { HtmlLines, isSilent } from './htmlLines'

/** Tags that software of agencies writes, and those that somebody would try; anything else between `<` and `>` is somebody's text. */
const TAGS =
  'a|abbr|applet|article|aside|audio|b|base|big|blockquote|body|br|button|caption|center|code|col|colgroup|dd|del|details|div|dl|dt|em|' +
  'embed|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|' +
  'math|meta|nav|noscript|object|ol|option|p|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|summary|' +
  'sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|tt|u|ul|video|wbr|xml'
const TAG = new RegExp(`</?(?:${TAGS})(?:[\\s/][^<>]*)?>|<!--|<!doctype|<!\\[`, 'i')
/** Entities by name that listings hold; `&co` and `?a=1&copy=2` are nobody's. */
const ENTITIES = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi

/** Whether a text holds tags or entities. Most texts hold neither sign. */
const isHtml = (text: string): boolean =>
  (text.includes('<') && TAG.test(text)) || (text.includes('&') && text.search(ENTITIES) >= 0)

const ignored = () => undefined
/** What a tag says besides its name, comments and declarations: nobody reads them. */
const IGNORED = {
  onattribdata: ignored,
  onattribentity: ignored,
  onattribend: ignored,
  onattribname: ignored,
  oncdata: ignored,
  oncomment: ignored,
  ondeclaration: ignored,
  onend: ignored,
  onprocessinginstruction: ignored,
}

/** Tags and texts of HTML one by one. No tree is made, not even a list of what is open: hostile nesting costs what its length does. */
function walk(
  html: string,
  { open, close, text }: Record<'open' | 'close' | 'text', (part: string) => void>,
) {
  let name = ''
  const lastEnds = new Map<string, number>()
  /** Whether what nobody reads ends somewhere: of a tag that is never closed the rest of a text is read. */
  const isClosed = (from: number) => {
    const last = lastEnds.get(name) ?? html.toLowerCase().lastIndexOf(`</${name}`)
    lastEnds.set(name, last)
    return last >= from
  }
  const nameOf = (start: number, end: number) => html.slice(start, end).toLowerCase()
  const tokens = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
      ...IGNORED,
      onopentagname: (start, end) => (name = nameOf(start, end)),
      onopentagend: (end) => {
        if (!isSilent(name) || isClosed(end)) open(name)
      },
      onselfclosingtag: () => {
        open(name)
        if (isSilent(name)) close(name)
      },
      onclosetag: (start, end) => close(nameOf(start, end)),
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (codepoint) => text(String.fromCodePoint(codepoint)),
    },
  )
  tokens.write(html)
  tokens.end()
}

/** The character of an entity, or the entity where there is none of that name. */
function characterOf(entity: string): string {
  let character = ''
  walk(entity, { open: ignored, close: ignored, text: (part) => (character += part) })
  return character
}

/** Once through: tags become lines, entities their characters. A text without tags keeps its lines. */
function read(text: string): string {
  if (!TAG.test(text)) return text.replace(ENTITIES, characterOf)
  const reader = new HtmlLines()
  walk(text, {
    open: (name) => reader.open(name),
    close: (name) => reader.close(name),
    text: (words) => reader.text(words),
  })
  return reader.toString()
}

/** What was escaped twice is read twice; nobody does so more often. */
const MOST_TIMES = 8
/** Signs that no text needs, and that an entity can bring. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

/**
 * HTML as the text that pages show: paragraphs, lines and lists stay, by line ends and signs; what a tag says besides that, code and
 * entities do not (docs/decisions/341-html-becomes-text.md). A text that is none, Markdown too, stays the very same.
 * @example textOfHtml('<p>Ruim &amp; licht</p><ul><li>tuin</li></ul>') // 'Ruim & licht\n\n• tuin'
 */
export function textOfHtml(text: string): string {
  if (!isHtml(text)) return text
  let now = text
  for (let times = 0; times < MOST_TIMES; times++) {
    const next = read(now.replace(/&(?:amp;)+/gi, '&')).replace(CONTROLS, '')
    if (next === now) return now
    now = next
    if (!isHtml(now)) return now.trim()
  }
  return now.replaceAll('<', ' ').replaceAll('&', ' ')
}
