import { Damaged, type Entry, readTar, writeTar } from './tarFile'

async function* entries(): AsyncGenerator<Entry> {
  await Promise.resolve()
  yield { path: 'one', size: 3, body: [Buffer.from('one')] }
}

async function tarOf(): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of writeTar(entries(), new Date(0))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function pathsIn(tar: Buffer): Promise<string[]> {
  const paths: string[] = []
  async function* chunks() {
    await Promise.resolve()
    yield tar
  }
  for await (const { path } of readTar(chunks())) paths.push(path)
  return paths
}

describe('readTar', () => {
  it('gives what was written', async () => {
    expect(await pathsIn(await tarOf())).toEqual(['one'])
  })

  // Where a header has the size of its file: what begins so is a number in another form.
  it.each([
    ['a number that is none', 0x9a],
    ['a larger number than can be counted', 0x80],
  ])('takes a header with %s for damage', async (_, byte) => {
    const tar = await tarOf()
    tar.fill(0x7f, 124, 136)
    tar.writeUInt8(byte, 124)
    await expect(pathsIn(tar)).rejects.toThrow(Damaged)
    await expect(pathsIn(tar)).rejects.toThrow('a header in it cannot be read')
  })
})
