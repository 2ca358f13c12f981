import type { ItemList } from 'schema-dts'

/** Pages that a list leads to, in the order in which it shows them. */
export function itemList(cards: readonly { path: string }[], origin: string, total?: number): ItemList {
  return {
    '@type': 'ItemList',
    ...(total !== undefined && { numberOfItems: total }),
    itemListElement: cards.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + path,
    })),
  }
}
