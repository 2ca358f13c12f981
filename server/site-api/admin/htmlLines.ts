/** What is not read by anybody: code, styles, what stands in for something else. */
const SILENT = new Set([
  'script',
  'style',
  'head',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'select',
  'textarea',
  'title',
  'noscript',
])
/** What stands apart from what is before and after it, by a line of its own. */
const LINES = new Set([
  'div',
  'tr',
  'li',
  'dt',
  'dd',
  'option',
  'caption',
  'figcaption',
  'section',
  'article',
  'center',
])
const LISTS = new Set(['ul', 'ol'])
const CELLS = new Set(['td', 'th'])
/** What an empty line stands before and after. */
const PARAGRAPHS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'table',
  'blockquote',
  'pre',
  'hr',
  'header',
  'footer',
])

/** Whether nobody reads what stands within a tag. */
export const isSilent = (name: string): boolean => SILENT.has(name)

/** Gathers what is read, with as many line ends between as the tags ask for. */
class Lines {
  private text = ''
  /** Line ends that are due before the next words, and the sign of the item of a list that they begin. */
  private due = 0
  private sign = ''
  private isApart = false

  end(lines: 1 | 2): void {
    this.due = Math.max(this.due, lines)
  }

  /** As `<br>` does it: two make an empty line. */
  breakLine(): void {
    this.due = Math.min(this.due + 1, 2)
  }

  item(sign: string): void {
    this.end(1)
    this.sign = sign
  }

  space(): void {
    this.isApart = true
  }

  write(words: string): void {
    const trimmed = words.replace(/\s+/g, ' ').trim()
    if (/^\s/.test(words)) this.isApart = true
    if (!trimmed) return
    const between = this.due ? '\n'.repeat(this.due) : this.isApart ? ' ' : ''
    this.text += `${this.text && between}${this.sign && `${this.sign} `}${trimmed}`
    this.due = 0
    this.sign = ''
    this.isApart = /\s$/.test(words)
  }

  toString(): string {
    return this.text
  }
}

/** The lines that tags and texts of HTML make, in the order in which they come. */
export class HtmlLines {
  private readonly lines = new Lines()
  /** Of each list that is open its next number; 0 of one without numbers. */
  private readonly lists: number[] = []
  /** The tag whose inside nobody reads, and how many of that name are open. */
  private silent = ''
  private depth = 0

  open(name: string): void {
    if (!this.silent && isSilent(name)) this.silent = name
    if (this.silent === name) this.depth += 1
    if (name === 'br') this.lines.breakLine()
    else if (CELLS.has(name)) this.lines.space()
    else this.apart(name)
    if (LISTS.has(name)) this.lists.push(name === 'ol' ? 1 : 0)
    if (name === 'li') this.item()
  }

  close(name: string): void {
    if (this.silent === name && --this.depth === 0) this.silent = ''
    if (LISTS.has(name)) this.lists.pop()
    this.apart(name)
  }

  text(words: string): void {
    if (!this.silent) this.lines.write(words)
  }

  toString(): string {
    return this.lines.toString()
  }

  private apart(name: string): void {
    if (PARAGRAPHS.has(name)) this.lines.end(this.lists.length && LISTS.has(name) ? 1 : 2)
    else if (LINES.has(name)) this.lines.end(1)
  }

  private item(): void {
    const at = this.lists.length - 1
    const number = this.lists[at] ?? 0
    this.lines.item(number ? `${number}.` : '•')
    if (number) this.lists[at] = number + 1
  }
}
