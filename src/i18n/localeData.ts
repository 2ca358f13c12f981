/** What gatsby-plugin-react-i18next reads from a page's data: the texts of the page's namespaces. */
export interface LocaleData {
  edges: readonly { node: { ns: string; data: string; language: string } }[]
}

/**
 * A text for the document's head, where React's context with the translations does not reach.
 * A key that has no text comes back as it is.
 */
export function headText(locales: LocaleData, ns: string, key: string): string {
  const found = locales.edges.find(({ node }) => node.ns === ns)
  const texts = found ? (JSON.parse(found.node.data) as Record<string, string>) : {}
  return texts[key] ?? key
}
