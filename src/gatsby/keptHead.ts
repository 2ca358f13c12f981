import { join } from 'node:path'

/** The module of Gatsby's that shows heads, in the copy that it builds from; its other modules are beside it. */
export const HEAD_HANDLER = 'head/head-export-handler-for-browser.js'

/** Keeps title and language of a page until those of the next one stand (`src/gatsby/browser/keptHead.ts`): a rule for webpack. */
export const keptHead = (siteDirectory: string) => ({
  include: join(siteDirectory, '.cache', HEAD_HANDLER),
  resolve: { alias: { './utils$': join(siteDirectory, 'src/gatsby/browser/keptHead.ts') } },
})
