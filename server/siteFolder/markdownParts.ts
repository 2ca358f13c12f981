import MarkdownIt from 'markdown-it'

/** A part of what a Markdown file says, with the line it begins on, counted from 1. */
export type MarkdownPart =
  | { kind: 'text'; heading: string; text: string; line: number }
  | { kind: 'picture'; file: string; alt: string; line: number }

export interface MarkdownParts {
  parts: MarkdownPart[]
  /** What pages cannot show as it is written. */
  faults: { line: number; reason: string }[]
}

type Token = ReturnType<MarkdownIt['parse']>[number]

// HTML is recognised to be refused: taken for text, visitors would read its tags.
const markdown = new MarkdownIt({ html: true, linkify: false })

/** Markers of emphasis go, a link says where it leads: pages show plain paragraphs. */
function plainText(tokens: readonly Token[]): string {
  let text = ''
  let leads = ''
  let from = 0
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'code_inline') text += token.content
    if (token.type === 'softbreak' || token.type === 'hardbreak') text += ' '
    if (token.type === 'link_open') {
      leads = String(token.attrGet('href') ?? '').replace(/^mailto:/, '')
      from = text.length
    }
    if (token.type === 'link_close' && text.slice(from) !== leads) text += ` (${leads})`
  }
  return text.trim()
}

/** An address as it was typed: the parser escapes what is no ASCII. */
function spelled(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

const HTML = 'is HTML, which visitors would read as it is: write it as text'

/**
 * What a Markdown file says as the parts of a page: each heading begins one, a picture that stands by itself is one. Entries of lists are
 * paragraphs with a dash or their number.
 */
export function markdownParts(source: string): MarkdownParts {
  const found: MarkdownParts = { parts: [], faults: [] }
  let open: Extract<MarkdownPart, { kind: 'text' }> | undefined
  const lists: { next: number | undefined }[] = []
  let begins = ''
  let isHeading = false
  const say = (text: string, line: number) => {
    if (!open) found.parts.push((open = { kind: 'text', heading: '', text: '', line }))
    open.text = open.text ? `${open.text}\n\n${text}` : text
  }
  for (const token of markdown.parse(source, {})) {
    const line = (token.map?.[0] ?? 0) + 1
    const children = token.children ?? []
    const html = token.type === 'html_block' || children.some(({ type }) => type === 'html_inline')
    if (html) found.faults.push({ line, reason: HTML })
    switch (token.type) {
      case 'heading_open':
        isHeading = token.tag === 'h1' || token.tag === 'h2'
        if (isHeading) found.parts.push((open = { kind: 'text', heading: '', text: '', line }))
        break
      case 'heading_close':
        isHeading = false
        break
      case 'bullet_list_open':
        lists.push({ next: undefined })
        break
      case 'ordered_list_open':
        lists.push({ next: Number(token.attrGet('start') ?? 1) })
        break
      case 'bullet_list_close':
      case 'ordered_list_close':
        lists.pop()
        break
      case 'list_item_open': {
        const list = lists.at(-1)
        begins = list?.next === undefined ? '– ' : `${list.next++}. `
        break
      }
      case 'fence':
      case 'code_block':
        say(token.content.trim(), line)
        break
      case 'inline': {
        const [only, ...others] = children
        if (only?.type === 'image' && !others.length) {
          const file = spelled(String(only.attrGet('src') ?? ''))
          found.parts.push({ kind: 'picture', file, alt: only.content, line })
          open = undefined
        } else if (isHeading && open) open.heading = plainText(children)
        else say(begins + plainText(children), line)
        begins = ''
        break
      }
    }
  }
  for (const part of found.parts)
    if (part.kind === 'text' && !part.text)
      found.faults.push({ line: part.line, reason: `nothing stands below the heading ${part.heading}` })
  return found
}
