/** Gatsby's own module, which has no types: as far as it is used here. */
declare module 'gatsby/cache-dir/head/utils' {
  type Of<Value> = Record<'html' | 'body', Value>
  export function applyHtmlAndBodyAttributes(attributes: Of<Record<string, string>>): void
  export function removeHtmlAndBodyAttributes(names: Of<string[]>): void
  export const diffNodes: unknown
  export const filterHeadProps: unknown
  export const getValidHeadNodesAndAttributes: unknown
  export const headExportValidator: unknown
}
