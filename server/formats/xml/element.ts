/** An element of XML with what is within. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  /** What stands directly in it, its pieces one after another. */
  text: string
  children: Element[]
}

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? []

/** The text of the first element on a way down, `daten/pfad`; '' where there is none. */
export function textOf(element: Element | undefined, way: string): string {
  let here = element
  for (const name of way.split('/')) here = childrenOf(here, name)[0]
  return here?.text.trim() ?? ''
}

/** An attribute by which elements of one name say different things: `distanzen` by `distanz_zu`. */
export type ToldApart = Readonly<Record<string, string>>

/**
 * What an element says, as texts by place: `preise/kaufpreis`, an attribute as `zustand@zustand_art`, one of those that are told
 * apart as `distanzen[BUS]`. Of what stands there twice the second place ends in `#2`.
 * @param without names of elements that are left out with all that is in them
 */
export function factsOf(
  element: Element,
  toldApart: ToldApart,
  without: ReadonlySet<string>,
): Map<string, string> {
  const facts = new Map<string, string>()
  const put = (place: string, text: string) => {
    let free = place
    for (let n = 2; facts.has(free); n++) free = `${place}#${n}`
    if (text.trim()) facts.set(free, text)
  }
  const walk = ({ name, attributes, text, children }: Element, above: string) => {
    if (without.has(name)) return
    const key = toldApart[name]
    const place = `${above}${name}${key ? `[${attributes[key] ?? ''}]` : ''}`
    put(place, text)
    for (const [attribute, value] of Object.entries(attributes))
      if (attribute !== key) put(`${place}@${attribute}`, value)
    for (const child of children) walk(child, `${place}/`)
  }
  for (const [attribute, value] of Object.entries(element.attributes)) put(`@${attribute}`, value)
  for (const child of element.children) walk(child, '')
  return facts
}
