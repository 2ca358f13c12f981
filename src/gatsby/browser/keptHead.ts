import {
  applyHtmlAndBodyAttributes as apply,
  removeHtmlAndBodyAttributes as remove,
} from 'gatsby/cache-dir/head/utils'

// What Gatsby's head handler imports, given to it by src/gatsby/keptHead.ts. Whenever a page is rendered anew it takes the head
// away at once and has the next one rendered by a root of its own, up to a fifth of a second later: no title, no language.
// Every page has a head, and putting one in place takes off what of the one before is not in it (record 204).
export {
  diffNodes,
  filterHeadProps,
  getValidHeadNodesAndAttributes,
  headExportValidator,
} from 'gatsby/cache-dir/head/utils'

type Attributes = Parameters<typeof apply>[0]

const absent = (before: Attributes['html'], now: Attributes['html']) =>
  Object.keys(before).filter((name) => !(name in now))

let last: Attributes = { html: {}, body: {} }

/** Puts the attributes of a head on the document, and takes those of the head before off that it does not have. */
export function applyHtmlAndBodyAttributes(now: Attributes): void {
  remove({ html: absent(last.html, now.html), body: absent(last.body, now.body) })
  apply(now)
  last = now
}

/** The head stays until there is another. */
export const removePrevHeadElements = () => undefined
export const removeHtmlAndBodyAttributes = () => undefined
