import type { ImportLine } from '../../src/contract/importLine'
import { bringFolder, RefusedFolder } from './bringFolder'
import { digestOf, folderChanges } from './folderChanges'
import { stableId } from './stableId'

const page = (id: number, title: string): ImportLine =>
  ({ kind: 'page', data: { id, type: 'content', url: {}, title: { nl: title }, blocks: [] } }) as ImportLine
const placed = (...lines: ImportLine[]) =>
  lines.map((line, index) => ({ line, placeOf: () => ({ file: 'pages/a.nl.md', line: index + 1 }) }))

it('brings only what differs, and takes away what is no more in the folder before what comes', async () => {
  const first = folderChanges(placed(page(1, 'One'), page(2, 'Two')), new Map())
  expect(first.lines).toHaveLength(2)
  const sent: ImportLine[][] = []
  const send = async (lines: readonly ImportLine[]) => {
    sent.push([...lines])
    return { imported: 1, deleted: 1, rejected: 0, errors: [] }
  }
  const { said } = await bringFolder(placed(page(2, 'Two'), page(3, 'Three')), first.after, send)
  expect(sent).toEqual([[{ kind: 'page', delete: 1 }, page(3, 'Three')]])
  expect(said).toBe('1 added, 0 changed, 1 as they were, 1 removed')
  const { after } = folderChanges(placed(page(1, 'One'), page(2, 'Two')), new Map())
  const again = await bringFolder(placed(page(1, 'One'), page(2, 'Three')), after, send)
  expect(again.said).toBe('0 added, 1 changed, 1 as they were, 0 removed')
})

it('sends nothing when nothing differs', async () => {
  const { after } = folderChanges(placed(page(1, 'One')), new Map())
  const never = () => Promise.reject(new Error('sent'))
  expect((await bringFolder(placed(page(1, 'One')), after, never)).said).toBe('')
})

it('tells what is refused in the place where it was written', async () => {
  const errors = [{ line: 2, kind: 'page', field: 'data.url.nl', reason: 'is taken' }]
  const send = async () => ({ imported: 1, deleted: 0, rejected: 1, errors })
  const refused = bringFolder(placed(page(1, 'One'), page(2, 'Two')), new Map(), send)
  await expect(refused).rejects.toThrow(RefusedFolder)
  await expect(refused).rejects.toThrow('pages/a.nl.md:2: url.nl is taken')
})

it('knows a thing by what it says, not by the order of its fields', () => {
  expect(digestOf('page', { a: 1, b: { c: 2, d: [3] } })).toBe(
    digestOf('page', { b: { d: [3], c: 2 }, a: 1 }),
  )
  expect(digestOf('page', { a: 1 })).not.toBe(digestOf('page', { a: 2 }))
})

it('gives a name the same number every time', () => {
  expect(stableId('page', 'about')).toBe(stableId('page', 'about'))
  expect(stableId('page', 'about')).not.toBe(stableId('menu', 'about'))
})
