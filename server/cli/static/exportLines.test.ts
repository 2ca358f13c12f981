import { beforeLines } from './exportLines'

it('says before an export where its pages stand, and that nobody else reaches this machine’s own name', () => {
  const live = 'https://live.huis.example'
  expect(beforeLines('https://www.huis.example', live)).toEqual([
    expect.stringContaining('https://www.huis.example (PUBLIC_URL)'),
  ])
  expect(beforeLines('http://localhost:8000', live)[1]).toContain('set PUBLIC_URL')
})
