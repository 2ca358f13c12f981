import { join } from 'node:path'

/** Keeps the parts of a list's page out of the list's scripts, as most lists have none: a rule for webpack. */
export const laterBlocks = (siteDirectory: string) => ({
  include: join(siteDirectory, 'src/components/page'),
  resolve: { alias: { './blocksAtHand$': join(siteDirectory, 'src/gatsby/browser/laterBlocks.ts') } },
})
