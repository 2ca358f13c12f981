import { HalfAnswer } from '../../src/siteApi/halfAnswer'
import { httpError } from '../../src/siteApi/http'
import { CODES, explain } from './errors'

const API = 'https://api.example'

describe('what an operator reads when the site API cannot be built from', () => {
  test('an answer that is an error, with its status and words', () => {
    const { id, message } = explain(httpError(503, 'Service Unavailable', `${API}/sites/demo`), API)
    expect(id).toBe(CODES.unreachable)
    expect(message).toBe(
      `The site API at ${API} could not be read: it answered 503 Service Unavailable · ${API}/sites/demo. ` +
        'The build stops; the last result stays as it is.',
    )
  })

  test('no answer at all, with what the network said', () => {
    const error = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:8010') })
    expect(explain(error, API).message).toContain('fetch failed: connect ECONNREFUSED 127.0.0.1:8010')
  })

  test('half an answer, with both numbers, under a code of its own', () => {
    const { id, message } = explain(new HalfAnswer('estates', 5, 2), API)
    expect(id).toBe(CODES.halfAnswer)
    expect(message).toMatch(/announced 5 estates and gave 2/)
  })

  test('something that is no error is still said', () => {
    expect(explain('odd', API).message).toContain('could not be read: odd.')
  })
})
