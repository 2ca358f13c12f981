import { DEFAULT_PAGE_SIZE } from '../../src/contract/searchLimits'
import { callCost, TURNS } from './callCost'

/** The most that the contract lets a search answer. */
const MOST = 500
const sized = (size: unknown) => JSON.stringify({ query: {}, pagination: { from: 0, size } })

test.each([
  ['nothing', '', 1],
  ['a search without a size', '{"query":{}}', 1],
  ['a total', sized(0), 1],
  ['a page of a list', sized(DEFAULT_PAGE_SIZE), 1],
  ['a hundred', sized(100), 2],
  ['the most there is', sized(MOST), TURNS],
  ['the same as text', sized(String(MOST)), TURNS],
  ['more than that', sized(1e9), TURNS],
  ['no size', sized('many'), 1],
  ['no pagination', '{"pagination":null}', 1],
  ['a list', '[]', 1],
  ['null', 'null', 1],
  ['what begins with a mark of its encoding', `\uFEFF${sized(MOST)}`, TURNS],
  ['no JSON', 'size=500', TURNS],
  ['the last of two sizes', '{"pagination":{"size":1},"pagination":{"size":500}}', TURNS],
])('%s', (_what, body, cost) => expect(callCost(body)).toBe(cost))
