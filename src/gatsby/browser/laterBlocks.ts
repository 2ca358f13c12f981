import { lazy } from 'react'

/** Parts of a page in a browser that is published: the rule is in src/gatsby/laterBlocks.ts. */
export const Blocks = lazy(async () => ({ default: (await import('../../components/page/Blocks')).Blocks }))
