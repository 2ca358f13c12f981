import { Suspense } from 'react'
import type { FrameView } from '../../domain/site/frameView'
import type { Block } from './block'
import { Blocks } from './blocksAtHand'

interface Props {
  blocks: readonly Block[]
  frame: FrameView
}

/**
 * The parts of a list's page. Few lists have any: their scripts are none of the list's, and what the document shows of them stands
 * until these are there (docs/decisions/451-parts-of-a-list-come-later.md).
 */
export const ListBlocks = ({ blocks, frame }: Props) =>
  blocks.length > 0 && (
    <Suspense fallback={null}>
      <Blocks blocks={blocks} frame={frame} />
    </Suspense>
  )
