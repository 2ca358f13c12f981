import fc from 'fast-check'
import { type Line, readLines } from './readLines'

async function* chunks(parts: Buffer[]) {
  yield* parts
}
async function read(parts: Buffer[], maxBytes = 1000) {
  const lines: Line[] = []
  for await (const line of readLines(chunks(parts), maxBytes)) lines.push(line)
  return lines
}

describe('reading lines from a stream', () => {
  it('finds the same lines wherever the stream is cut, within a character too', async () => {
    const texts = fc.array(fc.stringMatching(/^[a-zé€😀 ]{0,8}$/u), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 7 }), async (lines, size) => {
        const all = Buffer.from(lines.join('\n'))
        const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
          all.subarray(index * size, (index + 1) * size),
        )
        const expected = lines
          .map((line, index) => ({ number: index + 1, text: line.trim() }))
          .filter(({ text }) => text)
        expect(await read(parts)).toEqual(expected)
      }),
    )
  })

  it('takes the line ends of Windows and skips empty lines, which still count', async () => {
    expect(await read([Buffer.from('a\r\n\r\nb\r\n')])).toEqual([
      { number: 1, text: 'a' },
      { number: 3, text: 'b' },
    ])
  })

  it('gives up on a line that is too long and goes on after it', async () => {
    expect(await read([Buffer.from('12345'), Buffer.from('678\nab\n'), Buffer.from('1234567')], 6)).toEqual([
      { number: 1, text: undefined },
      { number: 2, text: 'ab' },
      { number: 3, text: undefined },
    ])
  })
})
