const NAMED = /\/sites\/([^/"]+\/assets\/[a-z0-9][a-z0-9._-]*)/g

/**
 * The pictures that a document leads to, each once, as its site and name stand in an address: what `named_assets` of the database finds,
 * which looks through everything but listings (docs/decisions/208-pictures-that-are-shown.md).
 * @example namedAssets('{"url":"/api/sites/demo/assets/1.jpg"}') // ['demo/assets/1.jpg']
 */
export const namedAssets = (json: string): string[] => [
  ...new Set(Array.from(json.matchAll(NAMED), ([, asset = '']) => asset)),
]
