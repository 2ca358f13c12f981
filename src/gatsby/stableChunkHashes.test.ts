import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import webpack from 'webpack'
import { StableChunkHashes } from './stableChunkHashes'

let dir: string
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'aanbod-chunks-'))))
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Hash of the only chunk that a source is compiled to. */
async function hashOf(source: string, plugins: StableChunkHashes[]): Promise<string | undefined> {
  await writeFile(join(dir, 'main.js'), source)
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './main.js',
    output: { path: join(dir, 'out') },
    plugins,
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const hash = [...(stats?.compilation.chunks ?? [])][0]?.hash
      compiler.close(() => (error ? reject(error) : resolve(hash)))
    })
  })
}

const SOURCE = 'console.log(1)'
const SAME = '/* compiled to the same file */ console.log(1)'

test('a chunk that is compiled to the same bytes keeps its hash, with other bytes it gets another', async () => {
  expect(await hashOf(SAME, [])).not.toBe(await hashOf(SOURCE, []))
  const stable = await hashOf(SOURCE, [new StableChunkHashes()])
  expect(await hashOf(SAME, [new StableChunkHashes()])).toBe(stable)
  expect(await hashOf('console.log(2)', [new StableChunkHashes()])).not.toBe(stable)
})
