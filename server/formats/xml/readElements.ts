import { parser } from 'sax'
import { decodedXml } from './decoded'
import type { Element } from './element'

/** Letters and elements of one listing at most: what is longer is no listing, and would be held as a whole. */
const MOST_LETTERS = 64 * 1024 * 1024
const MOST_ELEMENTS = 20_000
const MOST_LEVELS = 40

/** The name without its prefix, as programs write these formats with and without. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const localNames = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      name === 'xmlns' || /^(xmlns|xsi):/.test(name) ? [] : [[localName(name), value]],
    ),
  )

export interface FoundElement {
  element: Element
  /** Names of the elements around it, outermost first. */
  within: readonly string[]
}

/** Finds elements as a text comes in, and holds no more of it than the one that is open. */
class Finder {
  readonly found: FoundElement[] = []
  root: string | undefined
  private readonly sax = parser(true)
  /** Names of what is open outside of an element that is wanted. */
  private readonly around: string[] = []
  /** The wanted element that is open, with those open in it. */
  private readonly open: Element[] = []
  private letters = 0
  private elements = 0
  private isAtEnd = false

  constructor(wanted: ReadonlySet<string>) {
    const { sax } = this
    sax.onerror = (error) => {
      if (this.isAtEnd)
        throw new Error(
          `The file ends in the middle, at line ${sax.line + 1}: it was cut off, or is still being written`,
        )
      throw new Error(`The file is not XML: ${error.message.replace(/\s*\n\s*/g, ', ')}`)
    }
    sax.ondoctype = () => {
      throw new Error('The file has a DOCTYPE, which can say that it is longer than it is: it is refused')
    }
    sax.onopentag = ({ name: written, attributes }) => {
      const name = localName(written)
      this.root ??= name
      if (!this.open.length && !wanted.has(name)) {
        if (this.around.length >= MOST_LEVELS)
          throw new Error(`The file goes deeper than ${MOST_LEVELS} elements`)
        this.around.push(name)
        return
      }
      this.elements += 1
      if (this.elements > MOST_ELEMENTS || this.open.length >= MOST_LEVELS)
        throw new Error(
          `A ${this.open[0]?.name ?? name} has more than ${MOST_ELEMENTS} elements or ${MOST_LEVELS} levels`,
        )
      this.open.push({
        name,
        attributes: localNames(attributes as Record<string, string>),
        text: '',
        children: [],
      })
    }
    sax.ontext = sax.oncdata = (text) => this.take(text)
    sax.onclosetag = () => this.close()
  }

  private take(text: string): void {
    const inner = this.open.at(-1)
    if (!inner) return
    this.letters += text.length
    if (this.letters > MOST_LETTERS)
      throw new Error(`A ${this.open[0]?.name} is longer than ${MOST_LETTERS} letters`)
    inner.text += text
  }

  private close(): void {
    const element = this.open.pop()
    if (!element) this.around.pop()
    else if (this.open.length) this.open.at(-1)?.children.push(element)
    else {
      this.found.push({ element, within: [...this.around] })
      this.letters = this.elements = 0
    }
  }

  write(text: string): void {
    this.sax.write(text)
  }

  end(): void {
    this.isAtEnd = true
    this.sax.close()
  }
}

/**
 * Elements of some names as they come, outermost ones only. Entities of the file's own are none: there is no DOCTYPE to make them.
 * Throws an error where the file is no XML, has a DOCTYPE, or its root is another one.
 */
export async function* readElements(
  file: AsyncIterable<Uint8Array>,
  root: string,
  names: readonly string[],
): AsyncGenerator<FoundElement> {
  const finder = new Finder(new Set(names))
  const isOther = () => finder.root !== undefined && finder.root !== root
  const refuse = () => {
    throw new Error(`The file is none of this format: its root is ${finder.root}, not ${root}`)
  }
  for await (const text of decodedXml(file)) {
    finder.write(text)
    if (isOther()) refuse()
    yield* finder.found.splice(0)
  }
  finder.end()
  if (isOther() || finder.root === undefined) refuse()
  yield* finder.found.splice(0)
}
