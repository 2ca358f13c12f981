/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import type { FrameView } from '../../domain/site/frameView'
import type { Block } from './block'
import { Blocks } from './Blocks'
import { ListBlocks } from './ListBlocks'

// As the rule for webpack has it in published browsers (`src/gatsby/laterBlocks.ts`).
jest.mock('./blocksAtHand', () => jest.requireActual<object>('../../gatsby/browser/laterBlocks'))

const frame = { locale: 'nl', siteId: 'noord', name: 'Noord' } as unknown as FrameView
const blocks: Block[] = [{ kind: 'text', heading: 'Over ons huis', paragraphs: ['Sinds 1952 in Gent.'] }]

test('what the document shows of a list’s parts stands while their scripts are on the way, and after', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = renderToString(
    <Suspense fallback={null}>
      <Blocks blocks={blocks} frame={frame} />
    </Suspense>,
  )
  const before = box.querySelector('section')
  render(<ListBlocks blocks={blocks} frame={frame} />, { container: box, hydrate: true })
  expect(box).toHaveTextContent('Over ons huisSinds 1952 in Gent.')
  await act(async () => void (await import('./Blocks')))
  expect(box.querySelector('section')).toBe(before)
  expect(box).toHaveTextContent('Over ons huisSinds 1952 in Gent.')
})

test('a list without parts fetches nothing for them', () => {
  expect(renderToString(<ListBlocks blocks={[]} frame={frame} />)).toBe('')
})
