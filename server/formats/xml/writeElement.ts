import type { Element } from './element'

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '\n',
}
/** What no XML 1.0 can hold: control characters, halves of pairs, two that are no characters. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const xmlText = (text: string): string =>
  text.replace(NOT_XML, '').replace(/[&<>"\r]/g, (letter) => ESCAPED[letter] ?? letter)
/** Line ends and tabs of an attribute would be read as blanks. */
const xmlAttribute = (text: string) =>
  xmlText(text).replace(/[\n\t]/g, (blank) => `&#${blank.charCodeAt(0)};`)

/** An element as it is written, indented by `indent`, its line end with it. */
export function writeElement({ name, attributes, text, children }: Element, indent = ''): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlAttribute(value)}"`)
  const head = `${indent}<${name}${said.join('')}`
  if (!children.length) return text ? `${head}>${xmlText(text)}</${name}>\n` : `${head}/>\n`
  const inner = children.map((child) => writeElement(child, `${indent}  `)).join('')
  return `${head}>\n${inner}${indent}</${name}>\n`
}

/** A place of `factsOf`, taken apart: names on the way, the attribute at its end. */
function wayOf(place: string) {
  const [path = '', attribute] = place.split('@')
  return { names: path.split('/').filter(Boolean), attribute }
}

const makeElement = (name: string): Element & { attributes: Record<string, string> } => ({
  name,
  attributes: {},
  text: '',
  children: [],
})

/** Puts texts by place (`factsOf`) into an element; what is not there yet comes after what is, so that the order is that of the texts. */
export function putFacts(
  element: Element,
  facts: ReadonlyMap<string, string>,
  toldApart: Readonly<Record<string, string>>,
): void {
  for (const [place, text] of facts) {
    const { names, attribute } = wayOf(place)
    let here = element
    for (const part of names) {
      const [, name = part, value] = /^([^[]+)\[(.*)\]$/.exec(part) ?? []
      const key = toldApart[name]
      let next = here.children.find(
        (child) => child.name === name && (!key || child.attributes[key] === value),
      )
      if (!next) {
        next = { ...makeElement(name), attributes: key && value !== undefined ? { [key]: value } : {} }
        here.children.push(next)
      }
      here = next
    }
    if (attribute) here.attributes = { ...here.attributes, [attribute]: text }
    else here.text = text
  }
}
