import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf, commandsIn, commandsOf } from './pageCommands'
import { RUN_ELSEWHERE, runElsewhere } from './whereRun'

const PROJECT = join(__dirname, '../..')
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

it('takes a loop for one command', () => {
  const lines = ['one', 'for each in a b; do', '  two   # of two', 'done', 'three']
  const loop = 'for each in a b; do\n  two\ndone'
  expect(commandsIn({ heading: '', language: 'sh', lines })).toEqual(['one', loop, 'three'])
})

it('finds the commands of a page below their headings, without what is said of them', () => {
  const page = [
    '# A',
    '```sh',
    'one && two   # of two',
    '',
    'three',
    '```',
    '## B',
    '```',
    'K=v',
    '```',
  ].join('\n')
  expect(commandsOf(blocksOf(page))).toEqual([
    { heading: 'A', command: 'one && two' },
    { heading: 'A', command: 'three' },
  ])
  expect(blocksOf(page)[1]).toEqual({ heading: 'B', language: '', lines: ['K=v'] })
})

describe('what docs/operate.md tells to run', () => {
  const blocks = blocksOf(read('docs/operate.md'))
  const commands = commandsOf(blocks)

  it('is much, and each script of it is there', () => {
    expect(commands.length).toBeGreaterThan(25)
    const named = commands.flatMap(
      ({ command }) => /(?:npm run(?: -s)?|^aanbod) ([\w:]+)/.exec(command)?.[1] ?? [],
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it.each(RUN_ELSEWHERE)(
    'where another script runs it, stands on the page and has that: $begins',
    (elsewhere) => {
      expect(commands.some(({ command }) => runElsewhere(command) === elsewhere)).toBe(true)
      if (elsewhere.script) expect(scripts).toHaveProperty(elsewhere.script)
    },
  )

  it('is otherwise run by a part of the story that asks for its block', () => {
    const story = ['oneMachine', 'moved'].map((name) => read(`tests/operate/${name}.ts`)).join('')
    const named = /const BACKUP = '([^']+)'/.exec(story)?.[1] ?? ''
    const told = [...story.matchAll(/told\(operator, (?:'([^']+)'|BACKUP), (['"])(.+?)\2\)/g)]
    const asked = told.map(([, heading = named, , begins = '']) => ({ heading, begins }))
    const own = blocks.filter((block) => commandsIn(block).some((command) => !runElsewhere(command)))
    expect(own.length).toBeGreaterThan(8)
    const untold = own.filter(
      ({ heading, lines }) =>
        !asked.some((each) => each.heading === heading && lines[0]?.startsWith(each.begins)),
    )
    expect(untold).toEqual([])
  })
})
