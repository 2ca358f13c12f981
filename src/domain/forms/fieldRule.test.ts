import { checkFields, typedValues } from './fieldRule'
import { PERSON_RULES } from './personRules'

const person = { name: 'Jo Peeters', email: 'jo@example.com', phone: '+32 470 00 00 00' }
const wrong = (typed: Record<string, string>) => checkFields({ ...person, ...typed }, PERSON_RULES)

describe('what a visitor typed', () => {
  test('is right when all that is needed is there', () => {
    expect(wrong({})).toEqual({})
    expect(wrong({ message: 'Late arrival' })).toEqual({})
    for (const name of [
      'J. De Smet',
      'Peeters / Claes',
      'O’Neill-St. Pieters',
      '王芳',
      'J.van Damme',
      'A.P. Smit',
    ])
      expect(wrong({ name })).toEqual({})
  })

  test.each([
    [{ name: '   ' }, { name: 'required' }],
    [{ email: 'jo@example' }, { email: 'email' }],
    [{ email: 'jo <jo@example.com>' }, { email: 'email' }],
    [{ name: 'casino.example' }, { name: 'name' }],
    [{ name: 'Jan https://win.example' }, { name: 'name' }],
    [{ name: 'via t.co nu' }, { name: 'name' }],
    [{ name: '1.2.3.4' }, { name: 'name' }],
    [{ name: 'evil。com' }, { name: 'name' }],
    [{ name: 'pay at evil.\u202acom' }, { name: 'name' }],
    [{ name: 'evil․com' }, { name: 'name' }],
    [{ name: 'evil.\u034fcom' }, { name: 'name' }],
    [{ name: '\u200b' }, { name: 'name' }],
    [{ phone: 'call me' }, { phone: 'phone' }],
    [{ phone: '+32 470 00 00 00 000 000' }, { phone: 'phone' }],
    [{ phone: '112' }, { phone: 'tooShort' }],
    [{ name: 'x'.repeat(61) }, { name: 'tooLong' }],
    [{ message: 'x'.repeat(4001) }, { message: 'tooLong' }],
    [
      { name: '', email: '' },
      { name: 'required', email: 'required' },
    ],
  ])('%j is told as %j', (typed, problems) => {
    expect(wrong(typed)).toEqual(problems)
  })

  test('a box that must be ticked is asked for in its own words', () => {
    const rules = [{ name: 'agreement-1', required: true, tick: true }]
    expect(checkFields({}, rules)).toEqual({ 'agreement-1': 'tick' })
    expect(checkFields({ 'agreement-1': 'yes' }, rules)).toEqual({})
  })

  test('is sent without the spaces around it, and without what was left empty', () => {
    expect(typedValues({ name: ' Jo ', message: ' ', phone: '1' })).toEqual({ name: 'Jo', phone: '1' })
  })
})
