import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf, commandsOf } from './pageCommands'
import { RUN_ELSEWHERE, runElsewhere } from './whereRun'

const PROJECT = join(__dirname, '../..')
const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

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
  const commands = commandsOf(blocksOf(read('docs/operate.md')))

  it('is much, and each script of it is there', () => {
    expect(commands.length).toBeGreaterThan(25)
    const named = commands.flatMap(({ command }) => /npm run (?:-s )?([\w:]+)/.exec(command)?.[1] ?? [])
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it.each(RUN_ELSEWHERE)(
    'where another script runs it, stands on the page and has that: $begins',
    (elsewhere) => {
      expect(commands.some(({ command }) => runElsewhere(command) === elsewhere)).toBe(true)
      if (elsewhere.script) expect(scripts).toHaveProperty(elsewhere.script)
    },
  )

  it('is otherwise told by the script that runs the rest, heading by heading', () => {
    const story = read('tests/operate/oneMachine.ts') + read('tests/operate/moved.ts')
    const headings = new Set(
      commands.filter(({ command }) => !runElsewhere(command)).map(({ heading }) => heading),
    )
    expect([...headings].filter((heading) => !story.includes(`'${heading}'`))).toEqual([])
  })
})
