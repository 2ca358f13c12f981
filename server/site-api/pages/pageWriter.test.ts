import type { Page } from '../../../src/contract/page'
import { refusedPages } from './pageWriter'

const page = (id: number, nl: string): Page => ({
  id,
  type: 'content',
  url: { nl },
  title: { nl },
  blocks: [],
})
const refused = (there: Page[], ...comes: Page[]) =>
  refusedPages(there, comes).map(({ index, field, reason }) => `${index} ${field} ${reason}`)

describe('pages that come at an address', () => {
  it('are taken where nobody stands, where they stood before, and where another just left', () => {
    expect(refused([page(1, 'a')], page(2, 'b'), page(1, 'a'))).toEqual([])
    expect(refused([page(1, 'a'), page(2, 'b')], page(1, 'b'), page(2, 'a'))).toEqual([])
  })

  it('are refused where another stands, whatever the numbers are, and in any spelling', () => {
    expect(refused([page(5, 'a')], page(2, 'A/'))).toEqual([
      '0 data.url.nl /nl/A is already the address of page 5',
    ])
  })

  it('are refused when another of the batch came first', () => {
    expect(refused([], page(5, 'a'), page(2, 'a'))).toEqual([
      '1 data.url.nl /nl/a is already the address of page 5',
    ])
  })

  it('are refused where one stands that was to leave, and may not', () => {
    const there = [page(1, 'a'), page(2, 'b'), page(3, 'c')]
    expect(refused(there, page(1, 'b'), page(4, 'a'))).toEqual([
      '0 data.url.nl /nl/b is already the address of page 2',
      '1 data.url.nl /nl/a is already the address of page 1',
    ])
  })
})
