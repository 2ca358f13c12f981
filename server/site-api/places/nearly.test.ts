import { beginsNearly, nearly } from './nearly'

it.each(['brugge', 'brugg', 'bruggee', 'brxgge', 'burgge', 'rugge', 'brugeg', 'ebrugge'])(
  '%s is nearly brugge',
  (typed) => {
    expect(nearly(typed, 'brugge')).toBe(true)
    expect(nearly('brugge', typed)).toBe(true)
  },
)

it.each(['brug', 'bruggeee', 'brxxge', 'egbrug', 'brussel', ''])('“%s” is not', (typed) =>
  expect(nearly(typed, 'brugge')).toBe(false),
)

it('goes by the beginning of what is still being typed', () => {
  expect(beginsNearly('antwr', 'antwerpen')).toBe(true)
  expect(beginsNearly('anwer', 'antwerpen')).toBe(true)
  expect(beginsNearly('brx', 'antwerpen')).toBe(false)
})
