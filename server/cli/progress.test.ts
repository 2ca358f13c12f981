import { progressOf } from './progress'

afterEach(() => jest.useRealTimers())

test('a log says how many of how many things are done, and how long the rest takes at that pace', () => {
  jest.useFakeTimers()
  const said: string[] = []
  const progress = progressOf('Pictures', 6000, {
    isTTY: false,
    print: (line) => said.push(line),
    things: 'pictures',
  })
  const at = (seconds: number, done: number) => {
    jest.setSystemTime(began + seconds * 1000)
    progress.update(done)
  }
  const began = Date.now()
  // The first were there already, and the machine has something else to do later on.
  at(0, 800)
  at(10, 900)
  at(11, 910)
  at(60, 1400)
  at(400, 3100)
  at(990, 5940)
  expect(said).toEqual([
    'Pictures 15 % (900 of 6000 pictures)',
    'Pictures 23 % (1400 of 6000 pictures), 8 min left',
    'Pictures 51 % (3100 of 6000 pictures), 10 min left',
    'Pictures 99 % (5940 of 6000 pictures), 13 s left',
  ])
})

test('bytes stay bytes', () => {
  jest.useFakeTimers()
  const said: string[] = []
  const progress = progressOf('Sending', 4 * 1024 * 1024, { isTTY: false, print: (line) => said.push(line) })
  jest.setSystemTime(Date.now() + 10_000)
  progress.update(1024 * 1024, 50)
  expect(said).toEqual(['Sending 25 % (1.0 MB), 50 lines, 5 a second'])
})
