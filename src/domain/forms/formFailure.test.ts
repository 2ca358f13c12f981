import { httpError } from '../../siteApi/http'
import { formFailure } from './formFailure'

const names = ['name', 'email', 'agreement-1', 'agreement-2']
const answered = (status: number, ...fields: string[]) =>
  formFailure(
    httpError(status, '', '/x', {
      type: 'about:blank',
      title: '',
      status,
      errors: fields.map((field) => ({ field, reason: 'is wrong' })),
    }),
    names,
  )

describe('what to tell of a form that could not be sent', () => {
  test.each([
    [409, 'taken'],
    [429, 'busy'],
    [500, 'failed'],
    [503, 'failed'],
    [404, 'refused'],
    [400, 'refused'],
  ] as const)('an answer %d without fields: %s', (status, failure) => {
    expect(answered(status)).toEqual({ problems: {}, failure })
  })

  test('no answer at all: there is no connection', () => {
    expect(formFailure(new TypeError('Failed to fetch'), names)).toEqual({
      problems: {},
      failure: 'offline',
    })
  })

  test('a field that the form has is told at that field', () => {
    expect(answered(400, 'email')).toEqual({ problems: { email: 'refused' } })
  })

  test('a text that changed is to be read and agreed to again', () => {
    const both = { 'agreement-1': 'changed', 'agreement-2': 'changed' }
    expect(answered(400, 'agreements.0.version')).toEqual({ problems: both })
    expect(answered(400, 'agreements')).toEqual({ problems: both })
  })

  test('a field that the form does not have is told of the whole, beside those it has', () => {
    expect(answered(400, 'email', 'locale')).toEqual({
      problems: { email: 'refused' },
      failure: 'refused',
    })
  })
})
