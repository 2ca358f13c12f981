import { readYaml } from './yamlText'

const faultsOf = (text: string, before?: number) =>
  readYaml('menus.yaml', text, before).faults.map(({ line, reason }) => `${line}: ${reason}`)

const OPEN = 'is no YAML: a quote or bracket that opens here is not closed, or closes too early'

it.each([
  ['a quote that is never closed', 'a: 1\nname: "Maison\nb: [nl]\nc: 3\n', 2, ', noticed in line 5)'],
  [
    'a quote that another one closes',
    'a: 1\nb: { nl: "Start,\n  fr: "Accueil" }\n',
    2,
    ', noticed in line 3)',
  ],
  ['a quote in a quoted text', "a: 1\nname: 'L'atelier'\n", 2, 'node end)'],
  ['a bracket', 'a: 1\nb: [1, 2\nc: 3\n', 2, ', noticed in line 3)'],
])('%s is told where it opens', (_what, text, line, ends) => {
  const [first = ''] = faultsOf(text)
  expect(first.startsWith(`${line}: ${OPEN} (`)).toBe(true)
  expect(first.endsWith(ends)).toBe(true)
})

it('counts lines above it in its file', () => {
  expect(faultsOf('name: "Maison\nb: 1\n', 10)[0]).toMatch(/^11: .*noticed in line 13/)
})

it('says of anything else that it may begin above', () => {
  expect(faultsOf('a: 1\n  b: 2\n')[0]).toMatch(/^\d: is no YAML: .+ \(it may begin above\)$/)
})
