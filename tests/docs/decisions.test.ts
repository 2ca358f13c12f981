import { FILES, textOf } from './repository'

const FOLDER = 'docs/decisions/'
const names = FILES.filter((file) => file.startsWith(FOLDER) && !file.endsWith('/README.md'))
  .map((file) => file.slice(FOLDER.length))
  .sort()
const titleOf = (name: string) => /^# (\d{3}) (.+)$/m.exec(textOf(FOLDER + name))
const index = textOf(`${FOLDER}README.md`)

test('every record has a number of its own, and says it', () => {
  expect(names.length).toBeGreaterThan(100)
  const numbers = names.map((name) => name.slice(0, 3))
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  expect(names.filter((name) => titleOf(name)?.[1] !== name.slice(0, 3))).toEqual([])
})

test('the index has every record in its order: number, title, one line', () => {
  const entries = [...index.matchAll(/^- \[(\d{3})\]\(([^)]+)\) \*\*(.+?)\.\*\* (\S.*)$/gm)]
  const told = entries.map(([, number, name, title]) => `${number} ${name} ${title}`)
  expect(told).toEqual(names.map((name) => `${name.slice(0, 3)} ${name} ${titleOf(name)?.[2]}`))
  expect(index.match(/^- /gm)).toHaveLength(names.length)
})

test('a record that another one replaces, whole or in part, names it', () => {
  const headOf = (name: string) => textOf(FOLDER + name).split('**Context')[0] ?? ''
  const pairs = names.flatMap((name) =>
    [...headOf(name).matchAll(/(?:replaces|takes the place of)([^·\n]*?)(?:, adds to|·|\n)/gi)].flatMap(
      ([, what = '']) => (what.match(/\b\d{3}\b/g) ?? []).map((number) => ({ number, by: name.slice(0, 3) })),
    ),
  )
  const isNamed = ({ number, by }: { number: string; by: string }) =>
    names.some((name) => name.startsWith(number) && new RegExp(`\\b${by}\\b`).test(headOf(name)))
  expect(pairs.length).toBeGreaterThan(5)
  expect(pairs.filter((pair) => !isNamed(pair))).toEqual([])
})
