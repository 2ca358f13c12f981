import { filesToTake } from './fromFolder'

const file = (name: string, at: number) => ({ name, at })
const last = (name: string, at: number, isWhole = true) => ({
  name,
  modifiedAt: new Date(at).toISOString(),
  isWhole,
})
const FILES = [file('p1', 1), file('W2', 2), file('p3', 3), file('p4', 4), file('p5', 4)]
const toTake = async (files: typeof FILES, before: ReturnType<typeof last> | null) =>
  (await filesToTake(files, before, async ({ name }) => name.startsWith('p'))).map(({ name }) => name)

describe('which files of a folder are taken', () => {
  it('is the newest of those that have the whole stock, also where it was taken already', async () => {
    const whole = [file('W1', 1), file('W2', 2)]
    expect(await toTake(whole, null)).toEqual(['W2'])
    expect(await toTake(whole, last('W2', 2))).toEqual(['W2'])
    expect(await toTake(whole, last('W9', 9))).toEqual(['W2'])
  })

  it('is that one and all parts after it, in their order', async () => {
    expect(await toTake(FILES, null)).toEqual(['W2', 'p3', 'p4', 'p5'])
    expect(await toTake(FILES, last('p1', 1))).toEqual(['W2', 'p3', 'p4', 'p5'])
  })

  it('is no part that was taken already, and none before it', async () => {
    expect(await toTake(FILES, last('W2', 2))).toEqual(['p3', 'p4', 'p5'])
    expect(await toTake(FILES, last('p4', 4))).toEqual(['p5'])
    expect(await toTake(FILES, last('p5', 4))).toEqual([])
    expect(await toTake(FILES, last('p5', 4, false))).toEqual(['p5'])
  })

  it('is all of them where there are parts alone', async () => {
    expect(await toTake([file('p1', 1), file('p3', 3)], null)).toEqual(['p1', 'p3'])
  })
})
