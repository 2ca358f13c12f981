import { COOKIE, cookieFor, isOperator, isSession, SESSION_SECONDS, sessionFor } from './operatorSession'

const TOKEN = 'token-of-the-operator'
const now = Date.UTC(2026, 10, 21)

test('a session holds for a working day, for the token it was given for and as it was given', () => {
  const session = sessionFor(TOKEN, now)
  expect(session).not.toContain(TOKEN)
  expect(isSession(session, TOKEN, now)).toBe(true)
  expect(isSession(session, TOKEN, now + (SESSION_SECONDS + 1) * 1000)).toBe(false)
  expect(isSession(session, 'another-operators-token', now)).toBe(false)
  const [until = '', mark] = session.split('.')
  expect(isSession(`${Number(until) + 1}.${mark}`, TOKEN, now)).toBe(false)
  for (const bad of ['', '.', `${until}.`, `${until}.${'A'.repeat(43)}`, TOKEN])
    expect(isSession(bad, TOKEN, now)).toBe(false)
})

test('the operator comes with the token or with a session; a wrong token is not helped by a session', () => {
  const cookie = `a=b; ${COOKIE}=${sessionFor(TOKEN)}`
  expect(isOperator({ authorization: `Bearer ${TOKEN}` }, TOKEN)).toBe(true)
  expect(isOperator({ cookie }, TOKEN)).toBe(true)
  expect(isOperator({ authorization: 'Bearer wrong', cookie }, TOKEN)).toBe(false)
  expect(isOperator({}, TOKEN)).toBe(false)
  expect(isOperator({ authorization: 'Bearer ' }, '')).toBe(false)
})

test('no script and no other site gets at the cookie, and it goes by https only where that is how one comes', () => {
  expect(cookieFor('v', true)).toBe(
    `${COOKIE}=v; Path=/status; HttpOnly; SameSite=Strict; Max-Age=${SESSION_SECONDS}; Secure`,
  )
  expect(cookieFor('', false)).toBe(`${COOKIE}=; Path=/status; HttpOnly; SameSite=Strict; Max-Age=0`)
})
