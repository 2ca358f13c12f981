import { screenOn } from './screen'

/** What stands on a terminal after all that was written to it, line by line. */
function terminal(columns = 40) {
  let text = ''
  return {
    isTTY: true,
    columns,
    write: (more: string) => (text += more),
    lines: () => text.split('\n').map((line) => line.split('\x1b[2K').at(-1)),
  }
}

test('what is said stands above how far it is', () => {
  const shown = terminal()
  const screen = screenOn(shown)
  screen.progress('Rendering 10 %')
  screen.write('site-api on port 8010\n')
  screen.progress('Rendering 20 %')
  expect(shown.lines()).toEqual(['site-api on port 8010', 'Rendering 20 %'])
  screen.progress('')
  screen.write('Ready\n')
  expect(shown.lines()).toEqual(['site-api on port 8010', 'Ready', ''])
})

test('a narrow terminal shows the begin of it, as a second line could not be taken away', () => {
  const shown = terminal(10)
  screenOn(shown).progress('Rendering 1508 pages')
  expect(shown.lines()).toEqual(['Rendering'])
})

test('without progress it is the output as it was', () => {
  const shown = terminal()
  const screen = screenOn(shown)
  screen.progress('')
  screen.write('Ready\n')
  expect(shown.lines()).toEqual(['Ready', ''])
})
