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
  at(1, 10)
  at(60, 600)
  at(61, 610)
  at(590, 5900)
  expect(said).toEqual([
    'Pictures 10 % (600 of 6000 pictures), 9 min left',
    'Pictures 98 % (5900 of 6000 pictures), 10 s left',
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
