import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

/**
 * `npm run test:properties`: the tests of generated cases, from another seed each round, where the suite takes one for
 * all. A round that fails tells its seed: `PROPERTY_SEED=… npm run test:unit -- name` meets the case again.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds must be a whole number above 0: ${values.rounds}`)

const HAS_GENERATED_CASES = "from 'fast-check'|propertySeed'"
const found = spawnSync('git', ['grep', '-lE', HAS_GENERATED_CASES, '--', '*.test.ts', '*.test.tsx'])
if (found.status !== 0)
  throw new Error(`The tests are looked for in a git checkout: ${found.stderr.toString()}`)
const names = found.stdout.toString().trim().split('\n')

for (let round = 1; round <= rounds; round++) {
  const seed = String(randomInt(2 ** 31))
  console.log(`round ${round} of ${rounds}: PROPERTY_SEED=${seed}, ${names.length} files`)
  const jest = spawnSync('npx', ['jest', '--config', 'tests/jest.config.js', '--runTestsByPath', ...names], {
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: seed },
  })
  if (jest.status !== 0) {
    console.error(`Found with PROPERTY_SEED=${seed}.`)
    process.exit(1)
  }
}
