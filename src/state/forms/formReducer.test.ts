import { emptyForm, formReducer, type FormAction, type FormState } from './formReducer'

const typed: FormState = {
  values: { name: 'Jo', email: 'jo@' },
  problems: { email: 'email', phone: 'required' },
  told: { email: 'email', phone: 'required' },
  failure: 'offline',
  status: 'editing',
  refusals: 2,
}

test.each<[string, FormState, FormAction, Partial<FormState>]>([
  [
    'typing keeps the rest and takes the field’s own complaint away',
    typed,
    { type: 'typed', name: 'email', value: 'jo@example.com' },
    { values: { name: 'Jo', email: 'jo@example.com' }, problems: { phone: 'required' } },
  ],
  [
    'what is still wrong after a letter more is still told',
    typed,
    { type: 'typed', name: 'email', value: 'jo@e', problem: 'email' },
    { values: { name: 'Jo', email: 'jo@e' }, problems: { phone: 'required', email: 'email' } },
  ],
  [
    'sending forgets what was wrong, not what was typed',
    typed,
    { type: 'sending' },
    { status: 'sending', problems: {}, told: {}, failure: undefined },
  ],
  ['a failure can be put behind one', typed, { type: 'forgotten' }, { failure: undefined }],
  ['sent', { ...typed, status: 'sending' }, { type: 'sent' }, { status: 'sent' }],
  [
    'a refusal gives the form back as it was, with what is wrong',
    { ...typed, status: 'sending', problems: {}, told: {}, failure: undefined },
    { type: 'refused', problems: { name: 'tooLong' }, failure: 'taken' },
    {
      status: 'editing',
      problems: { name: 'tooLong' },
      told: { name: 'tooLong' },
      failure: 'taken',
      refusals: 3,
    },
  ],
])('%s', (_, before, action, changed) => {
  expect(formReducer(before, action)).toEqual({ ...before, ...changed })
})

test('a text that changed is to be agreed to anew', () => {
  const agreed = { ...typed, values: { ...typed.values, 'agreement-1': 'yes', 'agreement-2': 'yes' } }
  const after = formReducer(agreed, { type: 'refused', problems: { 'agreement-1': 'changed' } })
  expect(after.values).toEqual({ ...agreed.values, 'agreement-1': '' })
})

test('a form starts with what is known and nothing wrong', () => {
  expect(emptyForm({ name: 'Jo' })).toEqual({
    values: { name: 'Jo' },
    problems: {},
    told: {},
    status: 'editing',
    refusals: 0,
  })
})
